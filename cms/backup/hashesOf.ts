import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** SHA-256 of every file below a folder, by its path there. */
export async function hashesOf(folder: string, except: readonly string[] = []): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!except.includes(name)) hashes[name] = await hashOfFile(path);
  }
  return hashes;
}

/** The files, of those that a folder held, that are not there or not as they were. */
export async function filesUnlike(folder: string, held: Record<string, string>): Promise<string[]> {
  const unlike: string[] = [];
  for (const [name, hash] of Object.entries(held)) {
    const path = join(folder, name);
    if (!existsSync(path) || (await hashOfFile(path)) !== hash) unlike.push(name);
  }
  return unlike;
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

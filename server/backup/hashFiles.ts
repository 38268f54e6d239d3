import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** SHA-256 of every file below a folder, by its path relative to the folder. */
export async function hashFiles(folder: string, except: readonly string[] = []): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (!except.includes(name)) hashes[name] = await hashOfFile(path);
  }
  return hashes;
}

/** Names the files of a folder that are missing or differ. `held`: name and hash of each file as it was. */
export async function findWrongFiles(folder: string, held: readonly [name: string, hash: string][]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, hash] of held) {
    const path = join(folder, name);
    if (!existsSync(path) || (await hashOfFile(path)) !== hash) wrong.push(`the file ${name}`);
  }
  return wrong;
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

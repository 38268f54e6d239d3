import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isCompressible } from '@frontage/contract/release.ts';
import type { BucketSettings } from '../bucketSettings.ts';
import { makeFolder } from '../dataDirectory.ts';
import { openBucket } from '../files/bucket.ts';
import { replaceFile } from '../files/replaceFile.ts';
import { compress } from '../http/encoding.ts';

export interface ExportedFile {
  /** Its path at the host, without a leading slash. */
  key: string;
  /** Files that others link to are written before them: {@link turns}. */
  turn: Turn;
  /** Changes whenever its content or its headers change. */
  hash: string;
  headers: Record<string, string>;
  read(): Promise<Buffer>;
}

/** The order of writing, each turn completed before the next: what pages load, then pages, then what leads to them. */
export const turns = ['parts', 'pages', 'ways'] as const;
export type Turn = (typeof turns)[number];

export interface ExportTarget {
  /** How the target writes files apart from their content, such as with twins. Part of a file's hash. */
  manner: string;
  /** Returns the note that the previous export left; undefined if there was none. Throws if the place is not ours. */
  readNote(): Promise<string | undefined>;
  writeNote(text: string): Promise<void>;
  /** Stores a complete file, in place of any previous one with that key. */
  put(file: Pick<ExportedFile, 'key' | 'headers'>, content: Buffer): Promise<void>;
  /** Does nothing if the key does not exist. */
  remove(key: string): Promise<void>;
}

export const noteKey = '.frontage-export.json';

/** An export that was not started or not finished. Its message says why, and what to do next. */
export class ExportRefused extends Error {
  override readonly name = 'ExportRefused';
}

/** A folder for a static host. `hasTwins`: writes a Brotli and a gzip twin next to each text file. */
export function openFolder(directory: string, { hasTwins }: { hasTwins: boolean }): ExportTarget {
  const pathOf = (key: string) => {
    const path = join(directory, key);
    if (relative(directory, path).startsWith('..'))
      throw new ExportRefused(`${key} leads out of ${directory}. Nothing is written or removed there`);
    return path;
  };

  return {
    manner: hasTwins ? ' with twins' : '',
    async readNote() {
      makeFolder(directory);
      const text = await readFile(pathOf(noteKey), 'utf8').catch(() => undefined);
      if (text === undefined && (await readdir(directory)).length > 0)
        throw new ExportRefused(
          `${directory} holds files, and none that an export has left. Name an empty folder, or a new one`,
        );
      return text;
    },
    writeNote: (text) => replaceFile(pathOf(noteKey), text),
    async put({ key }, content) {
      const path = pathOf(key);
      // An old twin would be served in place of the new file.
      for (const ending of ['.br', '.gz']) await rm(path + ending, { force: true });
      const twins = hasTwins && isCompressible(key) ? twinEncodings : [];
      await replaceFile(path, content);
      for (const [ending, encoding] of twins) await replaceFile(path + ending, await compress(content, encoding, 9));
    },
    async remove(key) {
      const path = pathOf(key);
      for (const ending of ['', '.br', '.gz']) await rm(path + ending, { force: true });
      await removeEmpty(dirname(path), directory);
    },
  };
}

const twinEncodings = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

async function removeEmpty(folder: string, top: string): Promise<void> {
  if (folder === top || (await readdir(folder).catch(() => [''])).length > 0) return;
  // The removal of another file may have deleted the folder already.
  await rmdir(folder).catch(() => {});
  await removeEmpty(dirname(folder), top);
}

/** A bucket that a static host serves. Its keys are never listed, so other files in it are not touched. */
export function openBucketTarget(settings: BucketSettings): ExportTarget {
  const bucket = openBucket(settings);
  return {
    manner: '',
    readNote: async () => (await bucket.read(noteKey))?.toString(),
    writeNote: (text) =>
      bucket.put(noteKey, Buffer.from(text), { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }),
    put: ({ headers, key }, content) => bucket.put(key, content, headers),
    remove: (key) => bucket.remove(key),
  };
}

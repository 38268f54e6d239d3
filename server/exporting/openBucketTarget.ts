import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../bucketSettings.ts';
import { openBucket } from '../files/bucket.ts';
import { type ExportTarget, noteKey } from './ExportTarget.ts';

/** A bucket that a static host serves. Its keys are never listed, so other files in it are not touched. */
export function openBucketTarget(settings: BucketSettings): ExportTarget {
  const bucket = openBucket(settings);
  return {
    manner: '',
    async readNote() {
      const folder = await mkdtemp(join(tmpdir(), 'frontage-export-'));
      try {
        const path = join(folder, 'note');
        return (await bucket.fetch(noteKey, path)) ? await readFile(path, 'utf8') : undefined;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    writeNote: (text) =>
      bucket.put(noteKey, Buffer.from(text), { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }),
    put: ({ headers, key }, content) => bucket.put(key, content, headers),
    remove: (key) => bucket.remove(key),
  };
}

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseFiles } from '@frontage/contract/release.ts';

/** A file of a release, named as in its folder, and the quality with which it is still to be compressed. */
export type OwedTwin = [file: string, quality: number];

/** Returns the compressed twins that a release went live without, in the order in which they are made. */
export function readOwedTwins(directory: string): OwedTwin[] {
  const file = join(directory, releaseFiles.twins);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function writeOwedTwins(directory: string, owed: readonly OwedTwin[]): void {
  const file = join(directory, releaseFiles.twins);
  if (owed.length === 0) rmSync(file, { force: true });
  else {
    writeFileSync(`${file}.new`, JSON.stringify(owed));
    renameSync(`${file}.new`, file);
  }
}

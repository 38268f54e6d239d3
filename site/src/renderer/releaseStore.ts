import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseFiles, releaseSummary, type ReleaseSummary } from '@frontage/contract/release.ts';
import { type Made, readMade, textsOf } from './madeFile.ts';

/** A release that is being made. */
export interface NewRelease {
  id: string;
  directory: string;
  publicDirectory: string;
}

export interface WholeRelease {
  directory: string;
  publicDirectory: string;
  summary: ReleaseSummary;
}

/** The releases in a folder, as the renderer writes them. */
export interface ReleaseStore {
  begin(id: string): NewRelease;
  /** Writes what tells of the release, and with that makes it whole. */
  finish(release: NewRelease, made: Made, summary: ReleaseSummary): Promise<void>;
  discard(release: NewRelease): Promise<void>;
  /** The newest whole release. */
  newest(): Promise<WholeRelease | undefined>;
  readMade(release: WholeRelease): Promise<Made>;
}

export function openReleaseStore(folder: string): ReleaseStore {
  const publicOf = (directory: string) => join(directory, releaseFiles.public);
  return {
    begin(id) {
      const directory = join(folder, id);
      return { id, directory, publicDirectory: publicOf(directory) };
    },
    async finish({ directory }, made, summary) {
      const texts = textsOf(made);
      await writeFile(join(directory, releaseFiles.made), texts.made);
      await writeFile(join(directory, releaseFiles.pages), texts.served);
      const file = join(directory, releaseFiles.summary);
      await writeFile(`${file}.new`, JSON.stringify(summary));
      await rename(`${file}.new`, file);
    },
    discard: ({ directory }) => rm(directory, { recursive: true, force: true }),
    async newest() {
      await mkdir(folder, { recursive: true });
      for (const id of (await readdir(folder)).filter(isReleaseId).sort().reverse()) {
        const directory = join(folder, id);
        const file = join(directory, releaseFiles.summary);
        if (!existsSync(file)) continue;
        const summary = releaseSummary.safeParse(JSON.parse(await readFile(file, 'utf8')));
        if (summary.success) return { directory, publicDirectory: publicOf(directory), summary: summary.data };
      }
      return undefined;
    },
    readMade: ({ directory }) => readMade(join(directory, releaseFiles.made)),
  };
}

/** `20261122080312-3fa9c1`: sorted by name they are sorted by time. */
export const isReleaseId = (name: string) => /^\d{14}-[0-9a-f]+$/.test(name);

import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSummary, releaseFiles, summaryIn } from '@frontage/contract/release.ts';
import { type Made, readMade, textsOf } from './madeFile.ts';

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

export type ReleaseStore = ReturnType<typeof openReleaseStore>;

export function openReleaseStore(folder: string) {
  const publicOf = (directory: string) => join(directory, releaseFiles.public);
  return {
    begin(id: string): NewRelease {
      const directory = join(folder, id);
      return { id, directory, publicDirectory: publicOf(directory) };
    },
    /** Writes the files that describe the release, which completes it. Can be called again for a complete one. */
    async finish({ directory }: Pick<NewRelease, 'directory'>, made: Made, summary: ReleaseSummary): Promise<void> {
      const texts = textsOf(made);
      await replace(join(directory, releaseFiles.made), texts.made);
      await replace(join(directory, releaseFiles.pages), texts.served);
      await replace(join(directory, releaseFiles.summary), JSON.stringify(summary));
    },
    discard: ({ directory }: NewRelease) => rm(directory, { recursive: true, force: true }),
    async newest(): Promise<WholeRelease | undefined> {
      await mkdir(folder, { recursive: true });
      for (const id of (await readdir(folder)).filter(isReleaseId).sort().reverse()) {
        const directory = join(folder, id);
        const file = join(directory, releaseFiles.summary);
        const summary = existsSync(file) ? summaryIn(await readFile(file, 'utf8')) : undefined;
        if (summary) return { directory, publicDirectory: publicOf(directory), summary };
      }
      return undefined;
    },
    readMade: ({ directory }: WholeRelease) => readMade(directory),
  };
}

async function replace(file: string, text: string): Promise<void> {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}

/** `20261122080312-3fa9c1`: the order by name is the order by time. */
const isReleaseId = (name: string) => /^\d{14}-[0-9a-f]+$/.test(name);

/** Returns the file of a release for an address: `services/x.html` for the page `/services/x`. */
export function fileOf(path: string, isPage: boolean): string {
  if (!isPage) return path.slice(1);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

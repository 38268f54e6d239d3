import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '@frontage/cms/files/bucket.ts';
import { releaseFiles } from '@frontage/contract/release.ts';
import { bringRelease, keyOf, ReleaseBroken } from './bringRelease.ts';
import { type FilesByPath, filesIn, type ListedRelease, readListed } from './releaseFiles.ts';
import type { SharedRelease } from './sharedState.ts';

/** Releases of all hosts as they lie at this one. */
export interface LocalReleases {
  isHere(release: SharedRelease): boolean;
  /** Brings a release, beside the first of the others that lies here. Rejects as {@link bringRelease} does. */
  bring(release: SharedRelease, others: readonly SharedRelease[]): Promise<void>;
  /** The same, but what the bucket has lost is left alone from then on. */
  bringOlder(release: SharedRelease, others: readonly SharedRelease[]): Promise<void>;
  /** What lies here of a release, by its id. */
  listed(id: string): Promise<ListedRelease | undefined>;
  /** Notes the list of a release that this host has stored. */
  note(release: SharedRelease, text: Buffer): Promise<void>;
  /** The files of a list, from here or from the bucket; undefined where neither has it. */
  filesOf(list: string): Promise<FilesByPath | undefined>;
  folderOf(id: string): string;
}

export function openLocalReleases(bucket: Bucket, directory: string): LocalReleases {
  /** Lists by release, of those that lie here as the bucket has them, or that it has lost. */
  const known = new Map<string, string>();
  const folderOf = (id: string) => join(directory, id);
  const listed = (id: string) => readListed(folderOf(id));
  const isHere = ({ id, list }: SharedRelease) => known.get(id) === list;

  async function besides(others: readonly SharedRelease[]): Promise<ListedRelease | undefined> {
    for (const { id } of others) {
      const found = await listed(id);
      if (found) return found;
    }
    return undefined;
  }

  async function bring(release: SharedRelease, others: readonly SharedRelease[]): Promise<void> {
    if (isHere(release)) return;
    const { id, list } = release;
    const beside = await besides(others.filter((other) => other.id !== id));
    await bringRelease({ bucket, directory: folderOf(id), list, beside });
    known.set(id, list);
  }

  return {
    isHere,
    bring,
    async bringOlder(release, others) {
      await bring(release, others).catch((error: unknown) => {
        if (!(error instanceof ReleaseBroken)) throw error;
        known.set(release.id, release.list);
      });
    },
    listed,
    async note({ id, list }, text) {
      const file = join(folderOf(id), releaseFiles.files);
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
      known.set(id, list);
    },
    async filesOf(list) {
      const [id] = [...known].find(([, one]) => one === list) ?? [];
      const found = id === undefined ? undefined : await listed(id);
      if (found?.list === list) return found.files;
      const folder = await mkdtemp(join(directory, '.list-'));
      try {
        const file = join(folder, 'list');
        return (await bucket.fetch(keyOf(list), file)) ? filesIn(await readFile(file)) : undefined;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    folderOf,
  };
}

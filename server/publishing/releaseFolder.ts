import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ReleaseSummary, releaseFiles, summaryIn } from '@frontage/contract/release.ts';

/**
 * Number of releases that stay on disk: editors can go back to them, and pages opened before a swap still find their
 * files.
 */
export const keptReleases = 10;

/** The releases of the site: `DATA_DIR/releases/<id>/`, and `current`, which points at the served one. */
export interface ReleaseFolder {
  currentId(): Promise<string | undefined>;
  /** Finds a complete release; the newest if no id is given. Undefined if there is none. */
  find(id: string | undefined): Promise<ReleaseSummary | undefined>;
  /** Every complete release, newest first. */
  list(): Promise<ReleaseSummary[]>;
  /** Atomically serves another complete release. */
  makeCurrent(id: string): Promise<void>;
  /** Removes all but the ten newest releases and those named. Returns the remaining ids, newest first. */
  keepNewest(others: readonly string[]): Promise<string[]>;
  /** Removes all releases but those named, the served one, and one that is being made. */
  keepOnly(ids: readonly string[]): Promise<void>;
}

export function openReleaseFolder(directory: string): ReleaseFolder {
  const pointer = join(directory, 'current');

  async function idsNewestFirst(): Promise<string[]> {
    await mkdir(directory, { recursive: true });
    return (await readdir(directory))
      .filter((name) => /^\d{14}-/.test(name))
      .sort()
      .reverse();
  }

  async function summaryOf(id: string): Promise<ReleaseSummary | undefined> {
    const file = join(directory, id, releaseFiles.summary);
    return existsSync(file) ? summaryIn(await readFile(file, 'utf8')) : undefined;
  }

  async function list(): Promise<ReleaseSummary[]> {
    const all = await Promise.all((await idsNewestFirst()).map(summaryOf));
    return all.filter((summary) => summary !== undefined);
  }

  function currentId(): Promise<string | undefined> {
    return readlink(pointer).then(
      (target) => basename(target),
      () => undefined,
    );
  }

  return {
    currentId,
    async find(id) {
      return id === undefined ? (await list())[0] : summaryOf(id);
    },
    list,
    async makeCurrent(id) {
      const next = join(directory, `.next-${id}`);
      await rm(next, { force: true });
      await symlink(id, next);
      await rename(next, pointer);
    },
    async keepNewest(others) {
      const whole = (await list()).map(({ id }) => id);
      const kept = whole.filter((id, place) => place < keptReleases || others.includes(id));
      // This also removes what an interrupted publication left: the renderer makes one release at a time.
      const old = (await idsNewestFirst()).filter((id) => !kept.includes(id));
      await Promise.all(old.map((id) => rm(join(directory, id), { recursive: true, force: true })));
      return kept;
    },
    async keepOnly(ids) {
      const served = await currentId();
      const [newest = ''] = ids;
      for (const id of await idsNewestFirst()) {
        if (ids.includes(id) || id === served) continue;
        // A renderer whose host has ended may still be making one.
        if (id > newest && !(await summaryOf(id))) continue;
        await rm(join(directory, id), { recursive: true, force: true });
      }
    },
  };
}

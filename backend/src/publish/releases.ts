import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Releases that stay on disk beside the one that is served: pages opened before a swap still find their files. */
const keptReleases = 3;

/** The built states of the site: `DATA_DIR/releases/<id>/`, and `current`, which points at the one that is served. */
export interface Releases {
  /** Makes room for a new release; it is served only once it is made current. */
  begin(): { id: string; directory: string };
  /** Serves a whole release instead of the one before, in one step. Old ones go. */
  makeCurrent(id: string): Promise<void>;
  /** Takes away what a failed build left. */
  discard(id: string): Promise<void>;
  currentId(): Promise<string | undefined>;
}

export function createReleases(directory: string, now: () => Date = () => new Date()): Releases {
  const pointer = join(directory, 'current');

  async function currentId(): Promise<string | undefined> {
    return readlink(pointer).then(
      (target) => basename(target),
      () => undefined,
    );
  }

  return {
    begin() {
      const id = `${now()
        .toISOString()
        .replace(/[^0-9]/g, '')
        .slice(0, 14)}-${randomBytes(3).toString('hex')}`;
      return { id, directory: join(directory, id) };
    },
    async makeCurrent(id) {
      await mkdir(directory, { recursive: true });
      const next = join(directory, `.next-${id}`);
      await symlink(id, next);
      await rename(next, pointer);
      await removeOld(directory, id);
    },
    discard: (id) => rm(join(directory, id), { recursive: true, force: true }),
    currentId,
  };
}

async function removeOld(directory: string, current: string): Promise<void> {
  const ids = (await readdir(directory)).filter((name) => /^\d{14}-/.test(name)).sort();
  const old = ids.filter((id) => id !== current).slice(0, -keptReleases);
  await Promise.all(old.map((id) => rm(join(directory, id), { recursive: true, force: true })));
}

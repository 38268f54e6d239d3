import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { readFile, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import {
  type PageMarks,
  pageMarks,
  type ReleaseSummary,
  readMarks,
  releaseFiles,
  servedPages,
  summaryIn,
} from '@frontage/contract/release.ts';

/** What is known about a page besides its text. */
export interface ServedPage extends PageMarks {
  headers: Record<string, string>;
}

export interface ServedRelease {
  id: string;
  /** The folder of the served files. */
  directory: string;
  /** Undefined if the release has no page at the path. */
  pageAt(path: string): ServedPage | undefined;
  /** The names of the forms on a page, each once; read from its file the first time. */
  formsOn(path: string): readonly string[];
}

export type Releases = ReturnType<typeof openReleases>;

/**
 * The releases in `directory`, of which `current` points at the served one. The pointer is read once per turn of the
 * event loop: reading it for each request would be a tenth of an answer's cost. Unlike a watcher, this cannot miss a
 * swap.
 */
export function openReleases(directory: string) {
  const pointer = join(directory, 'current');
  let served: ServedRelease | undefined;
  let isRead = false;

  return {
    /** Undefined until the first one is published. Follows a swap at once. */
    current(): ServedRelease | undefined {
      if (isRead) return served;
      const id = targetOf(pointer);
      if (id === undefined) return undefined;
      if (served?.id !== id) served = open(join(directory, id), id);
      isRead = true;
      setImmediate(() => {
        isRead = false;
      });
      return served;
    },
    /** False while visitors see an older release than the last one made. */
    isNewest(): boolean {
      const newest = idsIn(directory).find((id) => existsSync(join(directory, id, releaseFiles.summary)));
      return newest === targetOf(pointer);
    },
    /** Folders of the releases on disk, newest first: open pages still request their files. */
    directories: () => idsIn(directory).map((id) => join(directory, id, releaseFiles.public)),
  };
}

/** Ids of the releases on disk, newest first, complete or not. */
function idsIn(directory: string): string[] {
  const names = readdirSync(directory).filter((name) => /^\d{14}-/.test(name));
  return names.sort().reverse();
}

/** The id of the release that `current` points at. */
export function targetOf(pointer: string): string | undefined {
  try {
    return basename(readlinkSync(pointer));
  } catch {
    // Nothing has been published yet.
    return undefined;
  }
}

function open(directory: string, id: string): ServedRelease {
  const file = join(directory, releaseFiles.pages);
  const { headers, pages } = servedPages.parse(JSON.parse(readFileSync(file, 'utf8')));
  const served = join(directory, releaseFiles.public);
  const forms = new Map<string, readonly string[]>();
  return {
    id,
    directory: served,
    formsOn(path) {
      const known = forms.get(path);
      if (known) return known;
      const hasForm = pages[path]?.[1].includes(pageMarks.form);
      const found = hasForm ? formsIn(readPage(join(served, `${path === '/' ? '/index' : path}.html`))) : [];
      forms.set(path, found);
      return found;
    },
    pageAt(path) {
      const known = pages[path];
      if (!known) return undefined;
      const [place, marks] = known;
      return { headers: headers[place] ?? {}, ...readMarks(marks) };
    },
  };
}

function readPage(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // A newer release took its place.
    return '';
  }
}

/** The names that the forms of a page send with them. */
function formsIn(html: string): string[] {
  const fields = html.split('<input').map((rest) => rest.slice(0, Math.max(0, rest.indexOf('>'))));
  const named = fields.filter((field) => field.includes(`name="${hiddenFields.formId}"`));
  return [...new Set(named.flatMap((field) => /\bvalue="([a-z][a-z0-9-]*)"/.exec(field)?.[1] ?? []))];
}

/**
 * Number of releases that stay on disk: editors can go back to them, and pages opened before a swap still find their
 * files.
 */
const keptReleases = 10;

/**
 * Returns the ten newest of all releases, which are newest first, and those named. One whose later pages have followed
 * does not count, and stays until the next one only for requests that are under way.
 */
export function keepReleases<Release extends Pick<ReleaseSummary, 'id' | 'later'>>(
  all: readonly Release[],
  others: readonly (string | undefined)[],
): Release[] {
  const newest = all.filter(({ later }, place) => !later || place === 0).slice(0, keptReleases);
  return all.filter((one, place) => place < 2 || newest.includes(one) || others.includes(one.id));
}

export type ReleaseFolder = ReturnType<typeof openReleaseFolder>;

/** The releases of the site: `DATA_DIR/releases/<id>/`, and `current`, which points at the served one. */
export function openReleaseFolder(directory: string) {
  const pointer = join(directory, 'current');

  function idsNewestFirst(): string[] {
    mkdirSync(directory, { recursive: true });
    return idsIn(directory);
  }

  async function summaryOf(id: string): Promise<ReleaseSummary | undefined> {
    const file = join(directory, id, releaseFiles.summary);
    return existsSync(file) ? summaryIn(await readFile(file, 'utf8')) : undefined;
  }

  async function list(): Promise<ReleaseSummary[]> {
    const all = await Promise.all(idsNewestFirst().map(summaryOf));
    return all.filter((summary) => summary !== undefined);
  }

  const currentId = async () => targetOf(pointer);

  return {
    currentId,
    /** Finds a complete release; the newest if no id is given. Undefined if there is none. */
    async find(id: string | undefined): Promise<ReleaseSummary | undefined> {
      return id === undefined ? (await list())[0] : summaryOf(id);
    },
    list,
    /** Atomically serves another complete release. */
    async makeCurrent(id: string): Promise<void> {
      const next = join(directory, `.next-${id}`);
      await rm(next, { force: true });
      await symlink(id, next);
      await rename(next, pointer);
    },
    /** Removes all but the ten newest releases and those named. Returns the remaining ids, newest first. */
    async keepNewest(others: readonly string[]): Promise<string[]> {
      const kept = keepReleases(await list(), others).map(({ id }) => id);
      // This also removes what an interrupted publication left: the renderer makes one release at a time.
      const old = idsNewestFirst().filter((id) => !kept.includes(id));
      await Promise.all(old.map((id) => rm(join(directory, id), { recursive: true, force: true })));
      return kept;
    },
    /** Removes all releases but those named, the served one, and one that is being made. */
    async keepOnly(ids: readonly string[]): Promise<void> {
      const served = await currentId();
      const [newest = ''] = ids;
      for (const id of idsNewestFirst()) {
        if (ids.includes(id) || id === served) continue;
        // A renderer whose host has ended may still be making one.
        if (id > newest && !(await summaryOf(id))) continue;
        await rm(join(directory, id), { recursive: true, force: true });
      }
    },
  };
}

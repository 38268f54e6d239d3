import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pageMarks, releaseFiles, servedPages } from '@frontage/contract/release.ts';

/** What is known of a page beside its text. */
export interface ServedPage {
  headers: Record<string, string>;
  /** A form is on it, so the moment at which it is served counts. */
  hasForm: boolean;
  /** It shows free hours, which are drawn anew. */
  hasCallDays: boolean;
  /** It notes itself that its form was opened. */
  notesOpening: boolean;
}

/** The state of the site that is served now. */
export interface ServedRelease {
  id: string;
  /** Holds the files as they are served. */
  directory: string;
  /** Undefined where the release has no page at a path. */
  pageAt(path: string): ServedPage | undefined;
}

/** Finds the release that is served. */
export interface Releases {
  /** Undefined until the first one was published. Follows a swap at once. */
  current(): ServedRelease | undefined;
  /** False while visitors see an older release than the one that was made last. */
  isNewest(): boolean;
  /** Folders of the releases that stay on disk, newest first: open pages still ask for their files. */
  directories(): string[];
}

/**
 * The releases in `directory`, of which `current` points at the one to serve. The pointer is read once for all requests
 * that are here at the same moment: for each it would be a tenth of what an answer costs, and no watcher can miss a swap.
 */
export function openReleases(directory: string): Releases {
  const pointer = join(directory, 'current');
  let served: ServedRelease | undefined;
  let isRead = false;

  function idsNewestFirst(): string[] {
    const names = readdirSync(directory, { withFileTypes: true });
    return names
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .sort()
      .reverse();
  }

  return {
    current() {
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
    isNewest() {
      const newest = idsNewestFirst().find((id) => existsSync(join(directory, id, releaseFiles.summary)));
      return newest === targetOf(pointer);
    },
    directories: () => idsNewestFirst().map((id) => join(directory, id, releaseFiles.public)),
  };
}

/** The release that `current` points at. */
export function targetOf(pointer: string): string | undefined {
  try {
    return basename(readlinkSync(pointer));
  } catch {
    // Nothing was published yet.
    return undefined;
  }
}

function open(directory: string, id: string): ServedRelease {
  const file = join(directory, releaseFiles.pages);
  const { headers, pages } = servedPages.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    id,
    directory: join(directory, releaseFiles.public),
    pageAt(path) {
      const known = pages[path];
      if (!known) return undefined;
      const [place, marks] = known;
      return {
        headers: headers[place] ?? {},
        hasForm: marks.includes(pageMarks.form),
        hasCallDays: marks.includes(pageMarks.callDays),
        notesOpening: marks.includes(pageMarks.opening),
      };
    },
  };
}

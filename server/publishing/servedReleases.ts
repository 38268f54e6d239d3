import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { pageMarks, readMarks, releaseFiles, servedPages } from '@frontage/contract/release.ts';

/** What is known about a page besides its text. */
export interface ServedPage {
  headers: Record<string, string>;
  /** It has a form, so the time when it is served matters. */
  hasForm: boolean;
  /** It shows free hours, which must be redrawn. */
  hasCallDays: boolean;
  /** Calls are booked on it, at hours that are free now. */
  hasHours: boolean;
  /** Its own script notes that its form was opened. */
  notesOpening: boolean;
}

/** The release that is served now. */
export interface ServedRelease {
  id: string;
  /** The folder of the served files. */
  directory: string;
  /** Undefined if the release has no page at the path. */
  pageAt(path: string): ServedPage | undefined;
  /** The names of the forms on a page, each once; read from its file the first time. */
  formsOn(path: string): readonly string[];
}

/** Finds the served release. */
export interface Releases {
  /** Undefined until the first one is published. Follows a swap at once. */
  current(): ServedRelease | undefined;
  /** False while visitors see an older release than the last one made. */
  isNewest(): boolean;
  /** Folders of the releases on disk, newest first: open pages still request their files. */
  directories(): string[];
}

/**
 * The releases in `directory`, of which `current` points at the served one. The pointer is read once per turn of the
 * event loop: reading it for each request would be a tenth of an answer's cost. Unlike a watcher, this cannot miss a
 * swap.
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

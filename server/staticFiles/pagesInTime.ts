import { setTimeout as pause } from 'node:timers/promises';
import type { DrawnPage } from '../drawing/Drawer.ts';
import { compress, type Encoding } from '../http/encoding.ts';
import { isWithin } from '../isWithin.ts';
import type { ServedRelease } from '../publishing/servedReleases.ts';
import { type CachedFile, etagOf } from './fileCache.ts';

interface Options {
  /** Draws the page as it is now; undefined if that is impossible. */
  write: (path: string) => Promise<DrawnPage | undefined>;
  now: () => Date;
  /** Resolves when a visitor has waited long enough; after two seconds by default. */
  patience?: () => Promise<undefined>;
}

/** A page as it is now, with its own headers, because its policy names its own styles. */
export interface PageNow {
  file: CachedFile;
  headers: Record<string, string>;
}

/** ms for which a written page is sent again. */
export const keptMs = 30_000;
/** ms that a visitor waits at most; then the page of the release is sent. */
const patienceMs = 2_000;

/**
 * Draws pages that are only valid for a while, such as those with the next free hours: once for all visitors of half a
 * minute, so that they cost no more than others. Returns undefined if the page of the release should be sent.
 */
export function openPagesInTime({ now, patience = waitTwoSeconds, write }: Options) {
  let release: ServedRelease | undefined;
  let written = new Map<string, { at: number; page: Promise<PageNow | undefined> }>();
  /** Whether the last page took longer than visitors wait: a renderer that hangs must not cost each of them two seconds. */
  let isSlow = false;

  async function drawEncodedPage(path: string, encoding: Encoding): Promise<PageNow | undefined> {
    const drawn = await write(path);
    if (!drawn) return undefined;
    const content = await compress(drawn.html, encoding, 9);
    const file = { path, encoding, etag: etagOf(content), content };
    return { file, headers: drawn.headers };
  }

  return async function pageInTime(
    served: ServedRelease,
    path: string,
    [encoding = 'identity']: readonly Encoding[],
  ): Promise<PageNow | undefined> {
    if (served.id !== release?.id) {
      release = served;
      written = new Map();
    }
    const known = written.get(path + encoding);
    if (known && isWithin(keptMs, now(), known.at)) return known.page;
    const page = drawEncodedPage(path, encoding);
    const entry = { at: now().getTime(), page: isSlow ? Promise.resolve(undefined) : Promise.race([page, giveUp()]) };
    const asked = entry.page;
    written.set(path + encoding, entry);
    async function giveUp() {
      await patience();
      isSlow = entry.page === asked && written.get(path + encoding) === entry;
      return undefined;
    }
    void page.then((drawn) => {
      isSlow &&= !drawn;
      if (drawn) entry.page = page;
      // The next visitor asks again: what kept it from being drawn, such as a publication, is soon over.
      else if (written.get(path + encoding) === entry) written.delete(path + encoding);
    });
    return entry.page;
  };
}

const waitTwoSeconds = () => pause(patienceMs, undefined, { ref: false });

export type PageInTime = ReturnType<typeof openPagesInTime>;

import { readRedirects, type SiteRedirect } from '@frontage/cms/redirects/readRedirects.ts';
import type { Payload } from 'payload';
import { memoiseFor } from '../memoiseFor.ts';

/** Where an address leads that is no page any more. */
export interface Redirects {
  /** `path` is decoded, without a slash at its end. */
  find(path: string): Promise<Pick<SiteRedirect, 'to' | 'isPermanent'> | undefined>;
}

/** ms for which the list is believed: asked only for addresses without a page, it is read at most that often. */
const memoisedMs = 5_000;

/** The redirects that editors made, or that arose when an address changed. */
export function createPayloadRedirects(payload: Payload, now: () => Date): Redirects {
  const targets = memoiseFor(
    memoisedMs,
    now,
    async () => new Map((await readRedirects(payload)).map((redirect) => [redirect.from, redirect])),
  );
  return {
    async find(path) {
      return (await targets()).get(path);
    },
  };
}

import { readRedirects, type SiteRedirect } from '@frontage/cms/redirects/readRedirects.ts';
import type { Payload } from 'payload';
import { memoiseFor } from '../memoiseFor.ts';

/** Finds where addresses lead that are no longer pages. */
export interface Redirects {
  /** `path` is decoded, without a trailing slash. */
  find(path: string): Promise<Pick<SiteRedirect, 'to' | 'isPermanent'> | undefined>;
}

/** ms for which the list is cached. It is only needed for addresses without a page, and read at most that often. */
const memoisedMs = 5_000;

/** Finds redirects that editors made, or that were made when an address changed. */
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

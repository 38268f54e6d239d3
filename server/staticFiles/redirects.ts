import type { Payload } from 'payload';
import { memoiseFor } from '../memoiseFor.ts';
import { readRedirects, type SiteRedirect, usualRedirects } from '../redirects/readRedirects.ts';
import { plainPath, plainPathOf } from '../redirects/redirectPath.ts';

export type Redirect = Pick<SiteRedirect, 'to' | 'isPermanent'>;

/** Finds where addresses lead that are no longer pages. */
export interface Redirects {
  /** `path` is decoded, without a trailing slash. */
  find(path: string): Promise<Redirect | undefined>;
}

/** ms for which the list is cached. It is only needed for addresses without a page, and read at most that often. */
const memoisedMs = 5_000;

const usual = new Map(usualRedirects.map((redirect) => [redirect.from, redirect]));

/** Finds redirects that editors made, or that were made when an address changed; else those that programs expect. */
export function createPayloadRedirects(payload: Payload, now: () => Date): Redirects {
  const targets = memoiseFor(
    memoisedMs,
    now,
    async () => new Map((await readRedirects(payload)).map((redirect) => [plainPath(redirect.from), redirect])),
  );
  return {
    async find(path) {
      const from = plainPathOf(path);
      return (await targets()).get(from) ?? usual.get(from);
    },
  };
}

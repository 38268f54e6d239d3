import type { Payload } from 'payload';

/** Leads from one path of the site to another, in one step and never in a circle. */
export interface SiteRedirect {
  from: string;
  to: string;
  /** 308 or 301 where true, else 307 or 302. */
  isPermanent: boolean;
}

/** Every redirect of the site, sorted by path. */
export async function readRedirects(payload: Payload): Promise<SiteRedirect[]> {
  const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false, depth: 0 });
  return docs.map(({ from, to, isPermanent }) => ({ from, to, isPermanent: isPermanent ?? true }));
}

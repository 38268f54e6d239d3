import type { ListedAddress } from '@frontage/contract/nearestMarkup.ts';
import { addressesOf } from './addresses.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
import { createPageSlimmer } from './slimPage.ts';

/** A page as it is served, and what the release knows of it. */
export interface CompletedPage {
  html: string;
  headers: Record<string, string>;
  addresses: ListedAddress[];
}

/** Turns a rendered page into one of a release: only styles that it can use, its own headers, its addresses. */
export function createPageCompleter(
  scriptClasses: ReadonlySet<string>,
  hosts: PageHosts,
): (address: string, rendered: string) => CompletedPage {
  const slim = createPageSlimmer(scriptClasses);
  return (address, rendered) => {
    const html = slim(rendered);
    return { html, headers: pageHeaders(html, hosts), addresses: addressesOf(address, html) };
  };
}

import type { ListedAddress } from '@frontage/contract/nearestMarkup.ts';
import { addressesOf } from './addresses.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
import { inlineShortScripts } from './shortScripts.ts';
import { createPageSlimmer } from './slimPage.ts';

/** A page as it is served, and what the release knows of it. */
export interface CompletedPage {
  html: string;
  headers: Record<string, string>;
  addresses: ListedAddress[];
}

/** What all pages of a release have in common. */
export interface PageSettings {
  hosts: PageHosts;
  /** Class names that scripts may give to elements. */
  scriptClasses: readonly string[];
  /** Scripts that stand in their pages, by address. */
  shortScripts: Readonly<Record<string, string>>;
}

/** Turns a rendered page into one of a release: only styles that it can use, its own headers, its addresses. */
export function createPageCompleter(settings: PageSettings): (address: string, rendered: string) => CompletedPage {
  const { hosts, scriptClasses, shortScripts } = settings;
  const slim = createPageSlimmer(new Set(scriptClasses));
  return (address, rendered) => {
    const html = slim(inlineShortScripts(rendered, shortScripts));
    return { html, headers: pageHeaders(html, hosts), addresses: addressesOf(address, html) };
  };
}

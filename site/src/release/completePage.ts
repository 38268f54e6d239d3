import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
import { inlineShortScripts } from './shortScripts.ts';
import { createPageSlimmer } from './slimPage.ts';

/** A page as it is served, and what the host has to know of it. */
export interface CompletedPage {
  html: string;
  headers: Record<string, string>;
  /** A form stands on it: the host notes when it was served. */
  hasForm: boolean;
  /** It holds for half a minute only: the host has its free hours drawn anew. */
  hasCallDays: boolean;
}

/** What all pages have in common. */
export interface PageSettings {
  hosts: PageHosts;
  /** Class names that scripts may give to elements. */
  scriptClasses: readonly string[];
  /** Scripts that stand in their pages, by address. */
  shortScripts: Readonly<Record<string, string>>;
}

/** Turns a rendered page into one that can be served: only styles that it can use, its own headers. */
export function createPageCompleter(settings: PageSettings): (rendered: string) => CompletedPage {
  const { hosts, scriptClasses, shortScripts } = settings;
  const slim = createPageSlimmer(new Set(scriptClasses));
  return (rendered) => {
    const page = slim(inlineShortScripts(rendered, shortScripts));
    const { html } = page;
    return {
      html,
      headers: pageHeaders(page, hosts),
      hasForm: html.includes(`name="${hiddenFields.formToken}"`),
      hasCallDays: html.includes(`${callDaysMark}="`),
    };
  };
}

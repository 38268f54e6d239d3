import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { InlinedFiles } from './inlineElements.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
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
export interface PageSettings extends InlinedFiles {
  hosts: PageHosts;
  /** Class names that scripts may give to elements. */
  scriptClasses: readonly string[];
}

/** Turns a rendered page into one that can be served: only styles that it can use, its own headers. */
export function createPageCompleter(settings: PageSettings): (rendered: string) => CompletedPage {
  const { hosts, scriptClasses } = settings;
  const slim = createPageSlimmer(new Set(scriptClasses), settings);
  return (rendered) => {
    const page = slim(rendered);
    const { html } = page;
    return {
      html,
      headers: pageHeaders(page, hosts),
      hasForm: html.includes(`name="${hiddenFields.formToken}"`),
      hasCallDays: html.includes(`${callDaysMark}="`),
    };
  };
}

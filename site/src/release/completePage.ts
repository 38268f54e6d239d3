import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { InlinedFiles } from './inlineElements.ts';
import type { LaterStyles } from './laterStyles.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
import { createPageSlimmer, type KeepLater } from './slimPage.ts';

/** A page as it is served, and what the host has to know of it. */
export interface CompletedPage {
  html: string;
  headers: Record<string, string>;
  /** A form stands on it: the host notes when it was served. */
  hasForm: boolean;
  /** It holds for half a minute only: the host has its free hours drawn anew. */
  hasCallDays: boolean;
  /** What it asks for beside what all pages share. */
  later?: LaterStyles;
}

/** What all pages have in common. */
export interface PageSettings extends InlinedFiles {
  hosts: PageHosts;
  /** Class names that scripts may give to elements. */
  scriptClasses: readonly string[];
}

/**
 * Turns a rendered page into one that can be served: only styles that it can use, its own headers. It holds all of its
 * styles itself unless `keepLater` lets it ask for those below the first view.
 */
export function createPageCompleter(
  settings: PageSettings,
): (rendered: string, keepLater?: KeepLater) => CompletedPage {
  const { hosts, scriptClasses } = settings;
  const slim = createPageSlimmer(new Set(scriptClasses), settings);
  return (rendered, keepLater) => {
    const page = slim(rendered, keepLater);
    const { html, later } = page;
    return {
      html,
      headers: pageHeaders(page, hosts),
      hasForm: html.includes(`name="${hiddenFields.formToken}"`),
      hasCallDays: html.includes(`${callDaysMark}="`),
      ...(later ? { later } : {}),
    };
  };
}

import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { InlinedFiles } from './inlineElements.ts';
import type { PageText } from './pageBytes.ts';
import type { KeepFile, PageFile } from './pageFile.ts';
import type { RenderedPageText } from './pagePieces.ts';
import { type PageHosts, pageHeaders } from './securityHeaders.ts';
import { createPageSlimmer } from './slimPage.ts';

/** A page as it is served, and what the host has to know of it. */
export interface CompletedPage {
  /** Its text: {@link textOf}. */
  pieces: readonly PageText[];
  headers: Record<string, string>;
  /** A form is on it: the host notes when it was served. */
  hasForm: boolean;
  /** It holds for half a minute only: the host has its free hours drawn anew. */
  hasCallDays: boolean;
  /** It notes itself that its form was opened: a cache may keep it. */
  notesOpening: boolean;
  /** What it asks for beside what all pages share. */
  asks: PageFile[];
}

/** What all pages have in common. */
export interface PageSettings extends InlinedFiles {
  hosts: PageHosts;
  /** A CDN in front may keep pages. */
  isBehindCdn?: boolean | undefined;
  /** Class names that scripts may give to elements. */
  scriptClasses: readonly string[];
}

/**
 * Turns a rendered page into one that can be served: only styles that it can use, its own headers. It holds all of its
 * styles and drawings itself unless `keep` lets it ask for those that nobody sees at first.
 */
export function createPageCompleter(
  settings: PageSettings,
): (rendered: RenderedPageText, keep?: KeepFile) => CompletedPage {
  const { hosts, isBehindCdn = false, scriptClasses } = settings;
  const slim = createPageSlimmer(new Set(scriptClasses), settings);
  return (rendered, keep) => {
    const page = slim(rendered, keep);
    const hasForm = page.holds(`name="${hiddenFields.formToken}"`);
    const notesOpening = hasForm && isBehindCdn;
    const pieces = notesOpening ? withOpening(page.pieces, hosts) : page.pieces;
    return {
      pieces,
      headers: pageHeaders(page, hosts),
      hasForm,
      notesOpening,
      hasCallDays: page.holds(`${callDaysMark}="`),
      asks: page.asks,
    };
  };
}

/**
 * With script a form asks for a token of its own, which holds the moment. Without, a picture that nobody sees brings the
 * cookie that else comes with the page.
 */
function withOpening(pieces: readonly PageText[], { backendUrl, siteUrl }: PageHosts): PageText[] {
  const html = textOf(pieces);
  const opened = `${backendUrl === siteUrl ? '' : backendUrl}${paths.opened}`;
  const end = html.lastIndexOf('</body>');
  const place = end < 0 ? html.length : end;
  const text = `${html.slice(0, place)}<noscript><img src="${opened}" alt="" hidden></noscript>${html.slice(place)}`;
  return [{ text, isShared: false }];
}

/** The text of a page, which is not made for one that is written as bytes. */
export function textOf(pieces: readonly PageText[]): string {
  return pieces.map(({ text }) => text).join('');
}

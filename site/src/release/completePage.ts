import { bookingMarks, callDaysMark } from '@frontage/contract/booking/bookingMarkup.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import type { PageMarks } from '@frontage/contract/release.ts';
import type { InlinedFiles } from './findInlineElements.ts';
import type { KeepFile, PageFile, PageText, RenderedPageText } from './pagePieces.ts';
import { createPageHeaders, type PageHosts } from './securityHeaders.ts';
import { createPageSlimmer } from './slimPage.ts';

/** A page as it is served, and what the host must know about it. */
export interface CompletedPage extends PageMarks {
  pieces: readonly PageText[];
  headers: Record<string, string>;
  /** Files it requests in addition to those that all pages share. */
  asks: PageFile[];
}

export interface PageSettings extends InlinedFiles {
  hosts: PageHosts;
  /** Whether a CDN in front may keep pages. */
  isBehindCdn?: boolean | undefined;
  /** Class names that scripts may add to elements. */
  scriptClasses: readonly string[];
}

/**
 * Turns a rendered page into one that can be served, with its own headers and only the styles it can use. It contains
 * all of its styles and drawings unless `keep` lets it request those that are not visible at first.
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
      headers: createPageHeaders(page, hosts),
      hasForm,
      notesOpening,
      hasCallDays: page.holds(`${callDaysMark}="`),
      hasHours: page.holds(`${bookingMarks.form}="book"`),
      asks: page.asks,
    };
  };
}

/**
 * Adds a note that the form was opened. With script a form requests its own token, which contains the time. Without
 * script a hidden picture sets the cookie that otherwise comes with the page.
 */
function withOpening(pieces: readonly PageText[], { backendUrl, siteUrl }: PageHosts): PageText[] {
  const html = textOf(pieces);
  const opened = `${backendUrl === siteUrl ? '' : backendUrl}${paths.opened}`;
  const end = html.lastIndexOf('</body>');
  const place = end < 0 ? html.length : end;
  const text = `${html.slice(0, place)}<noscript><img src="${opened}" alt="" hidden></noscript>${html.slice(place)}`;
  return [{ text, isShared: false }];
}

/** Returns the text of a page. Pages that are written as bytes do not need it. */
export function textOf(pieces: readonly PageText[]): string {
  return pieces.map(({ text }) => text).join('');
}

/**
 * A page in its pieces, in order. Header and footer are the same on thousands of pages, so they are searched only once.
 * `first`: from after the header to the end of the first view; `rest`: everything after that.
 */
export interface PagePieces {
  before: string;
  header: string;
  first: string;
  rest: string;
  footer: string;
  after: string;
}

export interface PageFrame {
  header: string;
  footer: string;
}

/** A page as it was rendered. If `frame` is given, the text contains an empty header and footer in their places. */
export interface RenderedPageText {
  html: string;
  frame?: PageFrame | undefined;
}

/** Splits a page. If the end of the first view is unknown, `rest` is empty. */
export function piecesOf({ frame, html }: RenderedPageText, firstView: number | undefined): PagePieces {
  const main = html.indexOf('<main');
  const start = html.indexOf('<header');
  const isFramed = start >= 0 && start < main && main <= (firstView ?? main);
  const [headerStart, headerEnd] = isFramed ? [start, main] : [0, 0];
  const [footerStart, footerEnd] = placeOfFooter(html, firstView ?? headerEnd);
  const firstEnd = firstView ?? footerStart;
  return {
    before: html.slice(0, headerStart),
    header: frame?.header ?? html.slice(headerStart, headerEnd),
    first: html.slice(headerEnd, firstEnd),
    rest: html.slice(firstEnd, footerStart),
    footer: frame?.footer ?? html.slice(footerStart, footerEnd),
    after: html.slice(footerEnd),
  };
}

/**
 * Returns the range of the last footer of the page, because quotes in articles may have their own. Without a footer,
 * the end of the body.
 */
function placeOfFooter(html: string, from: number): [start: number, end: number] {
  const start = html.lastIndexOf('<footer');
  const end = html.indexOf('</footer>', start);
  if (start >= from && end >= 0) return [start, end + '</footer>'.length];
  const bodyEnd = html.lastIndexOf('</body>');
  const none = bodyEnd < from ? html.length : bodyEnd;
  return [none, none];
}

/** Copies a text that is to be kept: a substring would keep the whole page in memory. */
export function copyText(text: string): string {
  return Buffer.from(text).toString();
}

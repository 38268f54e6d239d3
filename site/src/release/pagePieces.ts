import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

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

/** A piece of a page's text. Shared pieces are identical in many pages. */
export interface PageText {
  text: string;
  isShared: boolean;
}

/** How many styles, headers and footers are remembered as bytes. */
const mostShared = 300;
/** Most bytes that one UTF-16 code unit takes. */
const bytesALetter = 3;

/**
 * Encodes the text of pages, four fifths of which is the same in thousands of them. Each result overwrites the one
 * before it, so there is no garbage to collect.
 */
export function createPageEncoder(): (pieces: readonly PageText[]) => Uint8Array {
  const known = new LRUCache({ max: mostShared, memoMethod: (text: string) => Buffer.from(text) });
  let room = Buffer.alloc(0);
  return (pieces) => {
    const letters = pieces.reduce((sum, { text }) => sum + text.length, 0);
    if (room.length < letters * bytesALetter) room = Buffer.alloc(letters * bytesALetter);
    let end = 0;
    for (const { isShared, text } of pieces) end += isShared ? known.memo(text).copy(room, end) : room.write(text, end);
    return room.subarray(0, end);
  };
}

/** A file that a page requests in addition to those that all pages share. Pages with the same content share it. */
export interface PageFile {
  /** Contains a hash of the content. */
  address: string;
  content: string;
}

/** Whether a page may request a file: it can be written, or exists already. */
export type KeepFile = (file: PageFile) => boolean;

const endings = { later: 'css', drawings: 'svg' } as const;

/** How many hashes are remembered: pages of one kind request the same files. */
const mostKnown = 200;

export const pageFileName = /^(?:later|drawings)\.[\w-]{10}\.(?:css|svg)(?:\.br)?$/;

export function pageFileOf(kind: keyof typeof endings, content: string): PageFile {
  return { address: `/_astro/${kind}.${hashes.memo(content)}.${endings[kind]}`, content };
}

const hashes = new LRUCache({
  max: mostKnown,
  memoMethod: (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 10),
});

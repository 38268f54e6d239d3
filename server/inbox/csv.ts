import { Readable } from 'node:stream';
import { spokenLanguage } from '../admin/say.ts';

/** Characters that begin a formula in a spreadsheet, and lookalikes that some programs treat the same. */
const sign = '[=+\\-@＝＋－＠﹢﹣﹦﹫⁺⁻⁼₊₋₌−]';
/** Invisible characters that may come before the sign, except those that end a cell or a line. */
const unseen = '[\\p{Cf}\\p{Zs}\\u2028\\u2029\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*';
const cellStart = new RegExp(`^(?='*${unseen}${sign}|'*[\\t\\r\\n\\0])`, 'u');
/** Matches after a character that a program with other settings takes for the end of a cell or a line. */
const innerStart = new RegExp(`(?<=[;\\t\\r\\n])(?='*${unseen}${sign})`, 'gu');
const innerMark = new RegExp(`(?<=[;\\t\\r\\n])'(?='*${unseen}${sign})`, 'gu');

/** Puts an apostrophe before what would begin a formula. OWASP, "CSV injection". {@link rawOf} undoes it. */
export function makeHarmless(text: string): string {
  return text.replace(innerStart, "'").replace(cellStart, "'");
}

/** Returns the text as it was before {@link makeHarmless}. */
export function rawOf(cell: string): string {
  const atStart = cell.startsWith("'") && cellStart.test(cell) ? cell.slice(1) : cell;
  return atStart.replace(innerMark, '');
}

/** The mark by which spreadsheets recognise UTF-8. It comes before the first line. */
export const byteOrderMark = '\uFEFF';

/** What Excel takes for the end of a cell in the language of whoever looks: in German a line with commas is one cell. */
export const csvSeparator = () => (spokenLanguage() === 'en' ? ',' : ';');

/** Returns one line as RFC 4180 has it, with every cell quoted and harmless. */
export function csvLine(cells: readonly string[], separator = ','): string {
  const quoted = cells.map((cell) => `"${makeHarmless(cell).replaceAll('"', '""')}"`);
  return `${quoted.join(separator)}\r\n`;
}

/** A file of lines that are read as they are sent; by its name CSV or JSON. */
export function downloadOf(lines: AsyncIterable<string> | Iterable<string>, filename: string): Response {
  const body = Readable.toWeb(Readable.from(lines, { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      'Content-Type': filename.endsWith('.csv') ? 'text/csv; charset=utf-8; header=present' : 'application/json',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}

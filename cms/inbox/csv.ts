/** What begins a formula in a spreadsheet, with the twins that some take for the same. */
const sign = '[=+\\-@＝＋－＠﹢﹣﹦﹫⁺⁻⁼₊₋₌−]';
/** What cannot be seen and may be before the sign; what ends a cell or a line is not among it. */
const unseen = '[\\p{Cf}\\p{Zs}\\u2028\\u2029\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f]*';
const cellStart = new RegExp(`^(?='*${unseen}${sign}|'*[\\t\\r\\n\\0])`, 'u');
/** After what a program with other settings takes for the end of a cell or a line. */
const innerStart = new RegExp(`(?<=[;\\t\\r\\n])(?='*${unseen}${sign})`, 'gu');
const innerMark = new RegExp(`(?<=[;\\t\\r\\n])'(?='*${unseen}${sign})`, 'gu');

/**
 * A text that no spreadsheet runs: an apostrophe is before everything that would begin a formula. OWASP, "CSV
 * injection". {@link rawOf} takes it back.
 */
export function harmless(text: string): string {
  return text.replace(innerStart, "'").replace(cellStart, "'");
}

/** The text as it was before {@link harmless}. */
export function rawOf(cell: string): string {
  const atStart = cell.startsWith("'") && cellStart.test(cell) ? cell.slice(1) : cell;
  return atStart.replace(innerMark, '');
}

/** The mark by which spreadsheets know UTF-8. Stands before the first line. */
export const byteOrderMark = '\uFEFF';

/** One line by RFC 4180, every cell in quotes and harmless. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => `"${harmless(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

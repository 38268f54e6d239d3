import { parse } from 'csv-parse/sync';
import { answerInThread } from '../bounded/boundedThread.ts';
import { rawOf } from '../inbox/csv.ts';

/** One line of a table, and what is wrong with it where it cannot be read. */
export type CsvRow = { line: number } & ({ cells: string[] } | { fault: string });

/**
 * Reads a table as spreadsheets write it: in any usual encoding, with commas, semicolons or tabs. No cell of it has
 * several lines, so each line is read by itself, and a quotation mark that is not closed spoils no other.
 */
function readCsv(bytes: Uint8Array): CsvRow[] {
  const lines = decode(bytes)
    .split(/\r\n?|\n/)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.trim() !== '');
  const separator = findSeparator(lines.slice(0, 50).map(({ text }) => text));
  return lines.map(({ line, text }) => ({ line, ...readLine(text, separator) }));
}

/** The sign by which most of these lines are two addresses or more: an address may contain the other signs. */
function findSeparator(lines: readonly string[]): string {
  const isAddress = (cell: string | undefined) => /^(?:\/|https?:)/i.test(cell ?? '');
  const pairs = (separator: string) =>
    lines.filter((text) => {
      const row = readLine(text, separator);
      return 'cells' in row && isAddress(row.cells[0]) && isAddress(row.cells[1]);
    }).length;
  const [first = ','] = [',', ';', '\t'].toSorted((one, other) => pairs(other) - pairs(one));
  return first;
}

function readLine(text: string, separator: string): { cells: string[] } | { fault: string } {
  try {
    const [cells = []]: string[][] = parse(text, { delimiter: separator, trim: true });
    return { cells: cells.map(rawOf) };
  } catch {
    return { fault: 'The line cannot be read: a quotation mark in it is not closed, or has no pair' };
  }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What else spreadsheets of the west write.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

answerInThread(async (bytes: Uint8Array) => readCsv(bytes));

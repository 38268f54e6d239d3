import { parse } from 'csv-parse/sync';
import { answerInThread } from '../bounded/boundedThread.ts';
import { rawOf } from '../inbox/csv.ts';

/** One line of a table, and what is wrong with it where it cannot be read. */
export type CsvRow = { line: number } & ({ cells: string[] } | { fault: string });

/** Reads a table as spreadsheets write it: in any usual encoding, with commas, semicolons or tabs. */
function readCsv(bytes: Uint8Array): CsvRow[] {
  const faulty: CsvRow[] = [];
  const read = parse(decode(bytes), {
    bom: true,
    delimiter: [',', ';', '\t'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => {
      const line = Number(Object(error).lines);
      faulty.push({ line, fault: 'The line cannot be read: a quotation mark in it is not closed, or stands alone' });
      return undefined;
    },
  }) as unknown as { info: { lines: number }; record: string[] }[];
  const rows = read.map(({ info, record }) => ({ line: info.lines, cells: record.map(rawOf) }));
  return [...rows, ...faulty].sort((one, other) => one.line - other.line);
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

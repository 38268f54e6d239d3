import type { ExportEntry } from './export/exportEntry.ts';
import { type ExportIndex, indexExport } from './export/indexExport.ts';
import { readExport } from './export/readExport.ts';
import { ImportReport } from './ImportReport.ts';
import { type ImportOptions, isAddress } from './options.ts';
import { openSite } from './rest/openSite.ts';

/** What is to be imported, already read to its end once. */
export interface Source {
  index: ExportIndex;
  /** Already contains the flaws of the source. */
  report: ImportReport;
  read(): AsyncIterable<ExportEntry>;
}

/**
 * Opens a source and reads it once. `onRead` is called after each hundred entries with their number. Throws ExportFault
 * if it is neither an export of WordPress nor the address of a WordPress site.
 */
export async function openSource(
  { isPublicOnly, onWait, source }: ImportOptions,
  onRead: (count: number) => void = () => {},
): Promise<Source> {
  const report = new ImportReport();
  const { overview, read } = isAddress(source)
    ? await openSite(source, isPublicOnly ? [] : 'all', onWait)
    : { overview: () => readExport(source), read: () => readExport(source) };
  return { index: await indexExport(overview(), report, onRead), report, read };
}

import type { ExportEntry } from './export/exportEntry.ts';
import { type ExportIndex, indexExport } from './export/indexExport.ts';
import { readExport } from './export/readExport.ts';
import { ImportReport } from './ImportReport.ts';
import { type ImportOptions, isAddress } from './options.ts';
import { readSite } from './rest/readSite.ts';

/** What is to be imported, already read to its end once. */
export interface Source {
  index: ExportIndex;
  /** Already contains the flaws of the source. */
  report: ImportReport;
  read(): AsyncIterable<ExportEntry>;
}

/**
 * Opens a source and reads it once. Throws ExportFault if it is neither an export of WordPress nor the address of a
 * WordPress site.
 */
export async function openSource({ isPublicOnly, source }: ImportOptions): Promise<Source> {
  const report = new ImportReport();
  const read = () => (isAddress(source) ? readSite(source, isPublicOnly ? [] : 'all') : readExport(source));
  return { index: await indexExport(read(), report), report, read };
}

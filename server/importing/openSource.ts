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
 * Opens a source and reads it once. Throws ExportFault if it is neither an export of WordPress nor the address of a
 * WordPress site.
 */
export async function openSource({ isPublicOnly, source, tell }: ImportOptions): Promise<Source> {
  const report = new ImportReport();
  const { overview, read } = isAddress(source)
    ? await openSite(source, isPublicOnly ? [] : 'all', (waitsFor) => tell?.({ waitsFor }))
    : { overview: () => readExport(source), read: () => readExport(source) };
  return { index: await indexExport(overview(), report, tell), report, read };
}

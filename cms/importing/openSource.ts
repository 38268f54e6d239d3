import type { ExportEntry } from './export/exportEntry.ts';
import { type ExportIndex, indexExport } from './export/indexExport.ts';
import { readExport } from './export/readExport.ts';
import { anywhere, publicOnly } from './fetchBytes.ts';
import { ImportReport } from './ImportReport.ts';
import type { ImportOptions } from './options.ts';
import { isAddress } from './readOptions.ts';
import { readSite } from './rest/readSite.ts';

/** What is to be carried, read to its end once. */
export interface Source {
  index: ExportIndex;
  /** Already tells the flaws of the source. */
  report: ImportReport;
  /** Reads it once more. */
  read(): AsyncIterable<ExportEntry>;
}

/** Throws ExportFault where it is neither an export of WordPress nor the address of one. */
export async function openSource({ isPublicOnly, source }: ImportOptions): Promise<Source> {
  const report = new ImportReport();
  const read = () => (isAddress(source) ? readSite(source, isPublicOnly ? publicOnly : anywhere) : readExport(source));
  return { index: await indexExport(read(), report), report, read };
}

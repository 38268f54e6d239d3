import { indexExport } from './export/indexExport.ts';
import { readExport } from './export/readExport.ts';
import { ImportReport } from './ImportReport.ts';
import { type ImportOptions, isAddress } from './options.ts';
import { openSite } from './rest/openSite.ts';

export type Source = Awaited<ReturnType<typeof openSource>>;

/**
 * Opens a source and reads it to its end once; the report contains its flaws. Throws ExportFault if it is neither an
 * export of WordPress nor the address of a WordPress site.
 */
export async function openSource({ isPublicOnly, source, tell }: ImportOptions) {
  const report = new ImportReport();
  const { overview, read } = isAddress(source)
    ? await openSite(source, isPublicOnly ? [] : 'all', (waitsFor) => tell?.({ waitsFor }))
    : { overview: () => readExport(source), read: () => readExport(source) };
  return { index: await indexExport(overview(), report, tell), report, read };
}

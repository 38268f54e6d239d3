import { resolve } from 'node:path';
import { ExportFault } from './export/exportEntry.ts';
import type { ImportLine, ImportProgress, ImportReport } from './ImportReport.ts';
import { openSource } from './openSource.ts';
import { OptionFault, readOptions, usage } from './options.ts';

/**
 * `npm run import-wordpress -w server -- <file>` carries an export of WordPress into the CMS: docs/importing.md. With
 * `--json`, for the admin, it only prints lines of {@link ImportLine}.
 */
const isJson = process.argv.includes('--json');
const print = (line: ImportLine) => console.log(JSON.stringify(line));
try {
  // npm runs a workspace's command in the folder of the workspace; people mean the folder they are in.
  const options = {
    ...readOptions(process.argv.slice(2), (path) => resolve(process.env.INIT_CWD ?? '', path)),
    tell: isJson ? print : sayProgress,
  };
  const source = await openSource(options);
  // Only loaded once the source was read: loading the CMS takes a second, and people hear of a wrong source at once.
  const [{ runCommand }, { importWordpress }] = await Promise.all([
    import('../runCommand.ts'),
    import('./importWordpress.ts'),
  ]);
  await runCommand(async (payload) => {
    const report = await importWordpress(payload, options, new Date(), source);
    if (isJson) print({ report: report.toJSON() });
    else sayReport(report, options.isDryRun);
    process.exitCode = report.linesOf('failed').length > 0 ? 1 : 0;
  });
} catch (error) {
  if (!(error instanceof OptionFault || error instanceof ExportFault)) throw error;
  if (isJson) print({ fault: error.message });
  else console.error(error instanceof OptionFault ? `${error.message}\n${usage}` : error.message);
  process.exitCode = 2;
}

function sayProgress(progress: ImportProgress): void {
  if ('waitsFor' in progress) console.error(`${progress.waitsFor} does not answer as it should, and is asked again`);
  else if ('read' in progress) {
    if (progress.read % 1000 === 0) console.error(`${progress.read} entries read`);
  } else if (progress.number % 25 === 0 || progress.number === progress.count)
    console.error(`${progress.number} of ${progress.count} posts and pages`);
}

function sayReport(report: ImportReport, isDryRun: boolean): void {
  console.log(isDryRun ? '# What an import would do. Nothing was written.\n' : '# What was imported\n');
  // Nothing of a foreign title speaks to the terminal.
  console.log(report.toText().replace(/[^\P{Cc}\n]/gu, ''));
}

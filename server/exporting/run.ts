import { resolve } from 'node:path';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { BucketFault } from '../files/bucket.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { readWords } from '../readWords.ts';
import { runCommand } from '../runCommand.ts';
import { ExportRefused, openBucketTarget, openFolder } from './ExportTarget.ts';
import { exportBucketOf, exportCurrent } from './exportCurrent.ts';

/**
 * `npm run export-site -w server -- <folder>` writes what visitors see now as files for a static host. `--bucket`
 * writes it to the bucket of EXPORT_S3_BUCKET instead. `--twins` adds compressed twins to a folder.
 */
const flag = { type: 'boolean', default: false } as const;
const { positionals, values } = readWords(
  'Say where: npm run export-site -w server -- /srv/www [--twins], or --bucket with EXPORT_S3_BUCKET and the variables beside it.',
  { bucket: flag, twins: flag },
  ({ length }, { bucket }) => length === (bucket ? 0 : 1),
);
await runCommand(async (payload) => {
  const environment = readEnvironment();
  const bucket = values.bucket ? exportBucketOf(environment) : undefined;
  if (values.bucket && !bucket)
    throw new EnvironmentFault('EXPORT_S3_BUCKET: no bucket is set. Set it and the variables beside it.');
  const target = bucket
    ? openBucketTarget(bucket)
    : // npm runs this in the workspace folder.
      openFolder(resolve(process.env.INIT_CWD ?? '.', positionals[0] ?? ''), { hasTwins: values.twins });
  try {
    const options = { payload, environment, target, hasExactNames: Boolean(bucket), now: new Date() };
    const { later, missing, pages, release, removed, same, written } = await exportCurrent(options);
    console.log(
      `Release ${release}: ${pages} pages. ${written} files were written, ${same} were there, ${removed} were deleted.`,
    );
    if (later > 0)
      console.log(`${later} pages of lists are as they were: they follow at the host. Export once more then.`);
    for (const name of missing) console.log(`missing: ${name}`);
    process.exitCode = missing.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ExportRefused || error instanceof BucketFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
});

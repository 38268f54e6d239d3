import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { BucketFault } from '../files/bucket.ts';
import { readEnvironment } from '../hostEnvironment.ts';
import { openPayload } from '../open.ts';
import { ExportRefused, openBucketTarget, openFolder } from './ExportTarget.ts';
import { exportBucketOf, exportCurrent } from './exportCurrent.ts';

/**
 * `npm run export-site -w server -- <folder>` writes what visitors see now as files for a static host. `--bucket`
 * writes it to the bucket of EXPORT_S3_BUCKET instead. `--twins` adds compressed twins to a folder.
 */
await endOnWrongSettings(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { bucket: { type: 'boolean', default: false }, twins: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  const environment = readEnvironment();
  const bucket = values.bucket ? exportBucketOf(environment) : undefined;
  if (Boolean(folder) === values.bucket || (values.bucket && !bucket)) {
    console.error(
      'Say where: npm run export-site -w server -- /srv/www, or --bucket with EXPORT_S3_BUCKET and the variables beside it.',
    );
    process.exit(2);
  }
  const target = bucket
    ? openBucketTarget(bucket)
    : // npm runs this in the workspace folder.
      openFolder(resolve(process.env.INIT_CWD ?? '.', folder ?? ''), { hasTwins: values.twins });
  const payload = await openPayload({ environment: environment.cms });
  try {
    const options = { payload, environment, target, hasExactNames: Boolean(bucket), now: new Date() };
    const { missing, pages, release, removed, same, written } = await exportCurrent(options);
    console.log(
      `Release ${release}: ${pages} pages. ${written} files were written, ${same} were there, ${removed} were deleted.`,
    );
    for (const name of missing) console.log(`missing: ${name}`);
    process.exitCode = missing.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ExportRefused || error instanceof BucketFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await payload.destroy();
  }
});

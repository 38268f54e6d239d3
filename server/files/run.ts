import { readEnvironment } from '../environment.ts';
import { withPayload } from '../open.ts';
import { copyToBucket } from './keepFiles.ts';
import { sharedFilesOf } from './sharedFiles.ts';

/** `npm run copy-files -w server` copies the files of DATA_DIR into the bucket of the variables S3_…. */
const environment = readEnvironment();
const files = sharedFilesOf(environment);
if (!files.bucket) {
  console.error('No bucket is set: set S3_ENDPOINT and the variables beside it, as for the start.');
  process.exit(2);
}
await withPayload(environment, async (payload) => {
  const { copied, missing, there } = await copyToBucket(payload, files, environment);
  console.log(`${copied} files were copied, ${there} were there already, ${missing.length} are missing.`);
  for (const key of missing) console.log(`missing: ${key}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
});

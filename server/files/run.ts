import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { readWords } from '../readWords.ts';
import { runCommand } from '../runCommand.ts';
import { copyToBucket } from './keepFiles.ts';
import { sharedFilesOf } from './sharedFiles.ts';

/** `npm run copy-files -w server` copies the files of DATA_DIR into the bucket of the variables S3_…. */
readWords('Say it so: npm run copy-files -w server, with S3_ENDPOINT and the variables beside it', {});
await runCommand(async (payload, environment) => {
  const files = sharedFilesOf(environment);
  if (!files.bucket)
    throw new EnvironmentFault('S3_ENDPOINT: no bucket is set. Set it and the variables beside it, as for the start.');
  const { copied, missing, there } = await copyToBucket(payload, files);
  console.log(`${copied} files were copied, ${there} were there already, ${missing.length} are missing.`);
  for (const key of missing) console.log(`missing: ${key}`);
  process.exitCode = missing.length > 0 ? 1 : 0;
});

import { rm } from 'node:fs/promises';
import { inTransaction } from '../database/inTransaction.ts';
import { enqueueRemovals, sharedFilesOf } from '../files/sharedFiles.ts';
import { readWords } from '../readWords.ts';
import { runCommand } from '../runCommand.ts';
import { removeDemo } from './removeDemo.ts';
import { removedInWords } from './removeDemoEndpoint.ts';
import { removeRequests } from './seedRequests.ts';

/**
 * `npm run remove-demo -w server`: removes what the demo added; what was changed since stays, and is listed. With `--json`
 * it prints a {@link RemovedDemo}, for the admin.
 */
const { values } = readWords('Say it so: npm run remove-demo -w server', { json: { type: 'boolean' } });
await runCommand(async (payload, environment) => {
  const { files, removed } = await inTransaction(payload, async (req) => {
    const { counts, kept } = await removeDemo(payload, req);
    const { files, ...requests } = await removeRequests(payload, req, environment);
    await enqueueRemovals(payload, req, sharedFilesOf(environment), files);
    const some = Object.entries({ ...counts, ...requests }).filter(([, count]) => count > 0);
    return { files, removed: { counts: Object.fromEntries(some), kept } };
  });
  for (const path of files) await rm(path, { force: true });
  const { gone, kept, message, whyKept } = removedInWords(removed);
  const lines = [message, ...gone, ...(kept.length > 0 ? [whyKept, ...kept] : [])];
  console.log(values.json ? JSON.stringify(removed) : lines.join('\n'));
});

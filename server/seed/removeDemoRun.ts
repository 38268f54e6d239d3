import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { removeDemo } from './removeDemo.ts';
import { removedInWords } from './removedInWords.ts';
import { whyKept } from './whyKept.ts';

/**
 * `npm run remove-demo -w server`: removes what the demo added; what was changed since stays, and is listed. With `--json`
 * it prints a {@link RemovedDemo}, for the admin.
 */
const payload = await openPayload({ environment: readEnvironment() });
const removed = await inTransaction(payload, (req) => removeDemo(payload, req));
const { gone, kept, message } = removedInWords(removed);
const lines = [message, ...gone, ...(kept.length > 0 ? [whyKept, ...kept] : [])];
console.log(process.argv.includes('--json') ? JSON.stringify(removed) : lines.join('\n'));
await payload.destroy();

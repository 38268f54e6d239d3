import { inTransaction } from '../database/inTransaction.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { removeDemo } from './removeDemo.ts';

/** `npm run remove-demo -w cms`: takes out what the demo put in; what was changed since stays, and is named. */
const payload = await openPayload({ environment: readEnvironment() });
const { counts, kept } = await inTransaction(payload, (req) => removeDemo(payload, req));
const lines = Object.entries(counts).map(([what, count]) => `${what}: ${count}`);
console.log(lines.length > 0 ? `Removed.\n${lines.join('\n')}` : 'Nothing of the demo is here.');
if (kept.length > 0) {
  console.log('\nThese stay, since somebody changed them or a page still shows them; delete them in the admin:');
  for (const { collection, title } of kept) console.log(`${collection}: ${title}`);
}
await payload.destroy();

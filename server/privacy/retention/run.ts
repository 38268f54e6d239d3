import { readEnvironment } from '../../environment.ts';
import { openPayload } from '../../open.ts';
import { findDue } from './findDue.ts';
import { removeDue } from './removeDue.ts';

/**
 * Removes what is due: `npm run retention -w server`. With `-- --dry-run` it only lists it: collection, id, rule, and
 * since when. It lists no names and no addresses, so the list may be kept.
 */
const environment = readEnvironment();
const payload = await openPayload({ environment });
const now = new Date();
if (process.argv.includes('--dry-run')) {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0 });
  let count = 0;
  for await (const { collection, dueAt, id, rule } of findDue(payload, terms, now)) {
    count += 1;
    console.log(`${collection} ${id}: ${rule}, due ${dueAt.toISOString().slice(0, 10)}`);
  }
  console.log(count === 0 ? 'Nothing is due.' : `${count} rows are due, with everything that belongs to them.`);
} else {
  const counts = Object.entries(await removeDue(payload, environment, now));
  console.log(counts.length === 0 ? 'Nothing was due.' : counts.map(([what, count]) => `${what}: ${count}`).join('\n'));
}
await payload.destroy();

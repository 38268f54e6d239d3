import { readWords } from '../../readWords.ts';
import { runCommand } from '../../runCommand.ts';
import { listDue } from './findDue.ts';
import { removeDue } from './removeDue.ts';

/**
 * Removes what is due: `npm run retention -w server`. With `-- --dry-run` it only lists it: collection, id, rule, and
 * since when. It lists no names and no addresses, so the list may be kept.
 */
const { values } = readWords(
  'Say it so: npm run retention -w server, or with -- --dry-run, which lists what is due and removes nothing',
  { 'dry-run': { type: 'boolean' } },
);
await runCommand(async (payload, environment) => {
  const now = new Date();
  if (values['dry-run']) {
    let count = 0;
    for await (const { collection, dueAt, id, rule } of listDue(payload, now)) {
      count += 1;
      console.log(`${collection} ${id}: ${rule}, due ${dueAt.toISOString().slice(0, 10)}`);
    }
    console.log(count === 0 ? 'Nothing is due.' : `${count} rows are due, with everything that belongs to them.`);
    return;
  }
  const counts = Object.entries(await removeDue(payload, environment, now));
  console.log(counts.length === 0 ? 'Nothing was due.' : counts.map(([what, count]) => `${what}: ${count}`).join('\n'));
});

import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { emptySeed } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/**
 * `npm run seed -w server`: prepares the database, fills it if it is empty, and ensures that somebody can sign in. With
 * `-- --empty` it is filled with the pages of an empty site instead of the demo, with `-- --without-requests` the demo has
 * nobody who wrote, so that whoever counts requests begins at none.
 */
await endOnWrongSettings(prepare);

async function prepare(): Promise<void> {
  const environment = readEnvironment();
  const isEmpty = process.argv.includes('--empty');
  const hasRequests = !process.argv.includes('--without-requests');
  const payload = await openPayload({ environment });
  const { isSeeded, firstSignIn } = await prepareDatabase(payload, {
    ...environment,
    ...(isEmpty ? { content: emptySeed() } : hasRequests ? { requestsIn: environment } : {}),
  });
  console.log(
    isSeeded
      ? `The database was empty; it now holds ${isEmpty ? 'a home page, one for contact and one for privacy' : 'the demo'}.`
      : 'The database has content; nothing was changed.',
  );
  // Not the password itself, because logs keep the output of a command.
  if (firstSignIn) console.log(`The first sign-in, ${firstSignIn.email}, stands in DATA_DIR/first-sign-in.txt.`);
  await payload.destroy();
}

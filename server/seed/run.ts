import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { readWords } from '../readWords.ts';
import { type EmptyLanguage, emptySeed, emptyWords, isEmptyLanguage } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/**
 * `npm run seed -w server`: prepares the database, fills it if it is empty, and ensures that somebody can sign in. With
 * `-- --empty` it is filled with the pages of an empty site instead of the demo, in English or in the language of
 * `--language de`; with `-- --without-requests` the demo has nobody who wrote, so that whoever counts requests begins at
 * none.
 */
await endOnWrongSettings(prepare);

async function prepare(): Promise<void> {
  const empty = { type: 'boolean' } as const;
  const options = { empty, 'without-requests': empty, language: { type: 'string' } } as const;
  const { values } = readWords(
    'Say it so: npm run seed -w server, or with -- --without-requests, or with -- --empty [--language de]',
    options,
  );
  const isEmpty = values.empty === true;
  const language = values.language === undefined ? 'en' : languageNamed(values.language, isEmpty);
  const environment = readEnvironment();
  const payload = await openPayload({ environment });
  const { isSeeded, firstSignIn } = await prepareDatabase(payload, {
    ...environment,
    ...(isEmpty ? { content: emptySeed(language) } : values['without-requests'] ? {} : { requestsIn: environment }),
  });
  console.log(
    isSeeded
      ? `The database was empty; it now holds ${isEmpty ? 'a home page, one for contact and one for privacy' : 'the demo'}.`
      : 'The database has content; nothing was added.',
  );
  // Not the password itself, because logs keep the output of a command.
  if (firstSignIn) console.log(`The first sign-in, ${firstSignIn.email}, stands in DATA_DIR/first-sign-in.txt.`);
  await payload.destroy();
}

function languageNamed(given: string, isEmpty: boolean): EmptyLanguage {
  const offered = Object.keys(emptyWords).join(', ');
  if (!isEmpty)
    throw new EnvironmentFault(
      '--language: only an empty site begins in another language. Add --empty, or leave it out.',
    );
  if (isEmptyLanguage(given)) return given;
  throw new EnvironmentFault(`--language: an empty site can begin in ${offered}. Choose one of them.`);
}

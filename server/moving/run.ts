import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '../environment.ts';
import { movedInWords } from './movedInWords.ts';
import { moveToPostgres } from './moveToPostgres.ts';

/** `npm run move-to-postgres -w server`: moves the SQLite file of DATA_DIR into the empty PostgreSQL of DATABASE_URL. */
await endOnWrongSettings(async () => {
  console.log(movedInWords(await moveToPostgres(readEnvironment())).join('\n'));
});

import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from '../environment.ts';
import { readWords } from '../readWords.ts';
import { type Moved, moveToPostgres } from './moveToPostgres.ts';

/** `npm run move-to-postgres -w server`: moves the SQLite file of DATA_DIR into the empty PostgreSQL of DATABASE_URL. */
readWords('Say it so: npm run move-to-postgres -w server, with DATABASE_URL of the empty PostgreSQL', {});
await endOnWrongSettings(async () => {
  console.log(movedInWords(await moveToPostgres(readEnvironment())).join('\n'));
});

/** What was moved, one line for each table, and what to do next. */
function movedInWords({ tables, takenOut }: Moved): string[] {
  const filled = tables.filter(({ rows }) => rows > 0);
  const rows = filled.reduce((sum, table) => sum + table.rows, 0);
  const seconds = tables.reduce((sum, table) => sum + table.seconds, 0);
  const line = (name: string, count: number, took: number) =>
    `${name.padEnd(44)} ${String(count).padStart(9)} rows ${took.toFixed(1).padStart(7)} s`;
  return [
    ...filled.map((table) => line(table.name, table.rows, table.seconds)),
    line('All', rows, seconds),
    ...(takenOut.length > 0
      ? ['PostgreSQL keeps no null bytes and nothing that is no Unicode. They were taken out of:', ...takenOut]
      : []),
    `The other ${tables.length - filled.length} tables are empty in both. All rows were read back from PostgreSQL and are those of SQLite.`,
    'Now start with the same DATABASE_URL. The SQLite file is as it was: without DATABASE_URL the product runs on it again.',
  ];
}

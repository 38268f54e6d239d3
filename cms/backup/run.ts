import { readEnvironment } from '../environment.ts';
import { backUp } from './backUp.ts';
import { checkBackup } from './checkBackup.ts';

/**
 * `npm run backup -w cms -- <folder>` writes a backup while everything goes on; `--check <folder>` compares one, or a
 * DATA_DIR it was restored to, with what it was.
 */
const [first, folder] = process.argv.slice(2);
if (first === '--check' && folder) {
  const wrong = await checkBackup(folder);
  console.log(wrong.length === 0 ? 'It is as it was made.' : `Not as it was made: ${wrong.join(', ')}`);
  process.exit(wrong.length === 0 ? 0 : 1);
}
if (!first || first.startsWith('--')) {
  console.error('Say where: npm run backup -w cms -- /backups/2026-11-21, or --check with such a folder.');
  process.exit(2);
}
const environment = readEnvironment();
const { files, rows } = await backUp(environment, first, new Date());
const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
console.log(`${rowCount} rows and ${Object.keys(files).length} files are in ${first}`);
if (!environment.databaseUrl.startsWith('file:'))
  console.log('The database is PostgreSQL: keep its pg_dump beside it.');

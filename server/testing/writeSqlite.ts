import { DatabaseSync } from 'node:sqlite';

/** Runs statements on a file that nothing else has open, to write what our own code never would. */
export function writeSqlite(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

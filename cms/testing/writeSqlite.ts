import { DatabaseSync } from 'node:sqlite';

/** Runs statements on a file that nothing else has open: what our own code would never write. */
export function writeSqlite(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

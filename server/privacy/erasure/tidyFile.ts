import type { Payload } from 'payload';

/**
 * Empties SQLite's write-ahead log into the database file: until then the log contains what was removed. PostgreSQL
 * clears its pages by itself.
 */
export async function tidyFile({ db }: Payload): Promise<void> {
  if (db.name !== 'sqlite' || !('client' in db)) return;
  const { client } = db;
  if (typeof client === 'object' && client !== null && 'execute' in client && typeof client.execute === 'function') {
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }
}

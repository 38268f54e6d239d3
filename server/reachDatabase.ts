import { selectRows } from './database/directRows.ts';
import { isPostgres } from './database/sidePool.ts';
import type { Environment } from './environment.ts';
import { openPayload } from './open.ts';

/**
 * Connects to the database as every process does, and closes the connection again. Returns the database's clock, in ms
 * since 1970; undefined for a file. Throws EnvironmentFault, naming the database, where it cannot connect.
 */
export async function reachDatabase(environment: Environment): Promise<number | undefined> {
  const payload = await openPayload({ environment });
  try {
    if (!isPostgres(payload.db)) return undefined;
    const [row] = await selectRows(payload, {}, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    return Number(row?.now);
  } finally {
    await payload.destroy();
  }
}

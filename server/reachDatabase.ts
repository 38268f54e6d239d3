import { selectRows } from './database/directRows.ts';
import { isPostgres } from './database/sidePool.ts';
import type { Environment } from './environment.ts';
import { withPayload } from './open.ts';

/**
 * Connects to the database as every process does, and closes the connection again. Returns the database's clock, in ms
 * since 1970; undefined for a file. Throws EnvironmentFault, naming the database, where it cannot connect.
 */
export function reachDatabase(environment: Environment): Promise<number | undefined> {
  return withPayload(environment, async (payload) => {
    if (!isPostgres(payload.db)) return undefined;
    const [row] = await selectRows(payload, {}, 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    return Number(row?.now);
  });
}

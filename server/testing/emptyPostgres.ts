import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';

/** Empties all tables of a PostgreSQL. Starting another one instead would cost ten times as much. */
export async function emptyPostgres(payload: Payload): Promise<void> {
  const filled = await selectRows(
    payload,
    {},
    `SELECT quote_ident(relname) AS name FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
     AND relname <> 'payload_migrations'`,
  );
  const names = filled.map(({ name }) => String(name));
  if (names.length > 0) await selectRows(payload, {}, `TRUNCATE ${names.join(', ')} RESTART IDENTITY CASCADE`);
}

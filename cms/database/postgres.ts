import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { honestTransactions } from './honestTransactions.ts';

/** Payload's PostgreSQL adapter. `url` begins with `postgres:`. */
export function openPostgres(url: string, migrationDir: string): DatabaseAdapterObj<PostgresAdapter> {
  const original = postgresAdapter({
    pool: { connectionString: url },
    push: false,
    migrationDir,
    blocksAsJSON: true,
  });
  return {
    ...original,
    init(args) {
      const adapter = original.init(args);
      return Object.assign(adapter, honestTransactions(adapter));
    },
  };
}

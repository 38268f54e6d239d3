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
      const { connect, destroy } = adapter;
      const lent = new Set<{ release: (isBroken: boolean) => void }>();
      return Object.assign(adapter, honestTransactions(adapter), {
        async connect(this: PostgresAdapter, options?: { hotReload: boolean }) {
          this.pool ??= new this.pg.Pool(this.poolOptions);
          this.pool.on('acquire', (client) => lent.add(client));
          this.pool.on('release', (_, client) => lent.delete(client));
          await connect?.call(this, options);
        },
        async destroy(this: PostgresAdapter) {
          await destroy?.call(this);
          // Payload keeps one connection for itself and never gives it back, so the pool alone would never end.
          for (const client of lent) client.release(true);
          await this.pool.end();
        },
      });
    },
  };
}

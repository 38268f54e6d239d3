import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { createHonestTransactions } from './createHonestTransactions.ts';
import { databaseFault } from './databaseFault.ts';
import { plainOperators } from './plainOperators.ts';

/** ms to wait for a connection: after that a visitor is told that nothing was stored, and keeps what was typed. R42. */
const connectionTimeoutMillis = 10_000;

/**
 * ms after which the server itself ends a transaction or a wait. Otherwise a host that stops during a transaction, such
 * as a machine put to sleep, would hold its rows until TCP gives up after hours, and everybody who needs them would
 * wait as long.
 */
const patience = { idle_in_transaction_session_timeout: 60_000, lock_timeout: 30_000 };

interface PostgresOptions {
  /** Begins with `postgres:`. */
  url: string;
  most: number;
  migrationDir: string;
}

/**
 * Payload's PostgreSQL adapter, made to survive a server that restarts or is away: queries meanwhile fail, and the next
 * one gets a new connection.
 */
export function openPostgres({ migrationDir, most, url }: PostgresOptions): DatabaseAdapterObj<PostgresAdapter> {
  const original = postgresAdapter({
    pool: { connectionString: url, max: most, connectionTimeoutMillis, keepAlive: true, ...patience },
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
      return Object.assign(adapter, createHonestTransactions(adapter), plainOperators(adapter), {
        async connect(this: PostgresAdapter, options?: { hotReload: boolean }) {
          this.pool ??= new this.pg.Pool(this.poolOptions);
          // A broken connection without an error listener ends the process, whether it is in use or idle.
          const tell = (err: Error) => this.payload.logger.warn({ err }, 'A connection to PostgreSQL was lost');
          this.pool.on('error', tell);
          this.pool.on('connect', (client) => client.on('error', tell));
          this.pool.on('acquire', (client) => lent.add(client));
          this.pool.on('release', (_, client) => lent.delete(client));
          await greet(this.pool, url);
          await connect?.call(this, options);
        },
        async destroy(this: PostgresAdapter) {
          await destroy?.call(this);
          // Payload keeps one connection for itself and never releases it, so the pool alone would never end.
          for (const client of lent) {
            client.release(true);
            // A query that this cut off releases its connection as well, and a second release would end the process.
            client.release = () => undefined;
          }
          await this.pool.end();
        },
      });
    },
  };
}

/** Payload itself reports an unreachable server as a stack trace. */
async function greet(pool: PostgresAdapter['pool'], url: string): Promise<void> {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    throw databaseFault(url, error);
  }
}

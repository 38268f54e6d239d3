import { dirname } from 'node:path';
import type { Client } from '@libsql/client';
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite';
import type { DatabaseAdapterObj } from 'payload';
import { makeFolder } from '../dataDirectory.ts';
import { createHonestTransactions } from './createHonestTransactions.ts';
import { databaseFault, sqliteFile } from './databaseFault.ts';
import { plainOperators } from './plainOperators.ts';
import { SqliteClient } from './sqliteClient.ts';

/** Payload's SQLite adapter on our own connections. `url` begins with `file:`. */
export function openSqlite(url: string, migrationDir: string): DatabaseAdapterObj<SQLiteAdapter> {
  const original = sqliteAdapter({
    client: { url },
    push: false,
    wal: true,
    busyTimeout: 5000,
    migrationDir,
    blocksAsJSON: true,
    transactionOptions: { behavior: 'immediate' },
    // Ids are never reused: an email or a handle of a deleted lead must not lead to another one.
    autoIncrement: true,
  });
  return {
    ...original,
    init(args) {
      const adapter = original.init(args);
      const { connect, destroy } = adapter;
      return Object.assign(adapter, createHonestTransactions(adapter), plainOperators(adapter), {
        async connect(this: SQLiteAdapter, options?: { hotReload: boolean }) {
          this.client ??= openClient(url);
          await connect?.call(this, options);
        },
        async destroy(this: SQLiteAdapter) {
          await destroy?.call(this);
          this.client?.close();
        },
      });
    },
  };
}

function openClient(url: string): Client {
  try {
    const file = sqliteFile(url);
    makeFolder(dirname(file));
    return new SqliteClient(file);
  } catch (error) {
    throw databaseFault(url, error);
  }
}

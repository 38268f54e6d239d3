import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Table } from './columns.ts';
import type { SqliteSource } from './sqliteSource.ts';

/** Tables that are not moved: the migrations, and the search index, which is rebuilt from the content. */
const ownOfEach = /^(?:payload_migrations|search_index|search_texts|search_words(?:_\w+)?)$/;

/** Short-lived state that hosts share in PostgreSQL; with SQLite it is in the memory of the only host. */
const ofHosts = /^(?:limits|call_holds|spent_proofs)$/;

/**
 * The tables that both databases have, with the same columns. Throws EnvironmentFault naming what one of them lacks.
 */
export function findSharedTables({ tables: ofSqlite }: SqliteSource, all: readonly Table[]): Table[] {
  const ofPostgres = all.filter(({ name }) => !ownOfEach.test(name) && !ofHosts.test(name));
  const names = new Set(ofPostgres.map(({ name }) => name));
  const onlySqlite = [...ofSqlite.keys()].filter((name) => !ownOfEach.test(name) && !names.has(name));
  const faults = [
    ...onlySqlite.map((name) => `the table ${name} is in SQLite alone`),
    ...ofPostgres.flatMap(({ columns, name }) => {
      const inSqlite = ofSqlite.get(name);
      if (!inSqlite) return [`the table ${name} is in PostgreSQL alone`];
      const inPostgres = columns.map((column) => column.name);
      return [
        ...inSqlite
          .filter((column) => !inPostgres.includes(column))
          .map((column) => `${name}.${column} is in SQLite alone`),
        ...inPostgres
          .filter((column) => !inSqlite.includes(column))
          .map((column) => `${name}.${column} is in PostgreSQL alone`),
      ];
    }),
  ];
  if (faults.length === 0) return ofPostgres;
  throw new EnvironmentFault(
    `DATA_DIR: the two databases are not of the same shape: ${faults.join('; ')}. Take out what was added by hand, and move again.`,
  );
}

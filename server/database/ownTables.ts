import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Payload, readMigrationFiles } from 'payload';

type Migrations = Awaited<ReturnType<typeof readMigrationFiles>>;

/** Tables of kinds that an agency declares, with their enumerations: no other name begins so. */
const ownTable = /^(?:relations_|enum_)?_?own_/;
/** In the name of each of their migrations, and of no other. */
export const ownMigration = '_own_';

/** The part of an adapter's schema that is the agency's, or all else: the one never changes by the other. */
export function schemaOf(schema: object, whose: 'core' | 'own'): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => ownTable.test(name) === (whose === 'own')));
}

/** Beside those of the core, under the same name in `own/`. */
export function ownMigrationDir(migrationDir: string): string {
  return join(migrationDir, '../../own', basename(migrationDir));
}

/** All migrations in the order in which they run: those of the core, then the agency's. */
export async function readMigrations(payload: Payload): Promise<Migrations> {
  const { logger } = payload;
  const migrationDir = ownMigrationDir(payload.db.migrationDir);
  const core = await readMigrationFiles({ payload });
  if (!existsSync(migrationDir)) return core;
  return [...core, ...(await readMigrationFiles({ payload: { db: { migrationDir }, logger } as Payload }))];
}

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BasePayload, type DatabaseAdapter } from 'payload';
import { createConfig } from '../config/createConfig.ts';
import { makeFolder } from '../dataDirectory.ts';
import { ownMigration, ownMigrationDir, schemaOf } from './upgradeSchema.ts';

/**
 * Writes the migration from the last committed schema to the present one: `npm run migrate:create -w server -- <name>`.
 * With a DATABASE_URL of postgres:// it writes the one for PostgreSQL; no server is contacted. With `--own`, that of the
 * kinds of `own/`, there: `npm run migrate:own` runs it for both databases.
 */
const isOwn = process.argv.includes('--own');
const said = process.argv[2];
if (!said) throw new Error('Say what changes: npm run migrate:create -w server -- add-reviews');
const name = `${isOwn ? ownMigration.slice(1) : ''}${said}`;

process.env.PAYLOAD_MIGRATING = 'true';
const payload = await new BasePayload().init({
  config: await createConfig(),
  disableDBConnect: true,
  disableOnInit: true,
});
const { db } = payload as { db: DatabaseAdapter & { schema: object } };
db.schema = schemaOf(db.schema, isOwn ? 'own' : 'core');
if (isOwn) db.migrationDir = ownMigrationDir(db.migrationDir);
const folder = db.migrationDir;
makeFolder(folder);
await db.createMigration({ migrationName: name, payload, skipEmpty: true });

for (const file of readdirSync(folder).filter((one) => one.endsWith(`_${name.replace(/\W/g, '_')}.ts`))) {
  const path = join(folder, file);
  const written = readFileSync(path, 'utf8')
    // Node strips type imports only where they are marked as types.
    .replace('{ MigrateUpArgs, MigrateDownArgs,', '{ type MigrateUpArgs,')
    // The only way back over a migration is the backup: one that drops columns would lose what is in them.
    .replace(/\nexport async function down[\s\S]*/, '')
    // drizzle-kit forgets what becomes of the row where the other one is deleted, and SQLite then refuses to delete it.
    .replaceAll(
      /(ALTER TABLE \\`(\w+)\\` ADD \\`\w+\\` integer REFERENCES \w+\(id\));/g,
      (_, added: string, table: string) =>
        `${added} ON UPDATE no action ON DELETE ${table.endsWith('_rels') ? 'cascade' : 'set null'};`,
    );
  writeFileSync(path, written);
}
// The next one is made from the newest snapshot alone.
const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
const newest = snapshots.sort().pop();
for (const older of snapshots) rmSync(join(folder, older));
if (newest) {
  const snapshot = JSON.parse(readFileSync(join(folder, newest), 'utf8'));
  // A line is a column, for whoever reads what changed.
  const lines = JSON.stringify(snapshot, null, 1).replaceAll(/\n(?: {5,}| {4}(?=[}\]]))/g, ' ');
  writeFileSync(join(folder, newest), `${lines}\n`);
}
// Migrations are read from the folder; an index next to them could only become outdated.
rmSync(join(folder, 'index.ts'), { force: true });
process.exit(0);

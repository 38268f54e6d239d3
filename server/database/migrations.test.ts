import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BasePayload } from 'payload';
import { expect, test } from 'vitest';
import { createConfig } from '../config/createConfig.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { schemaOf } from './upgradeSchema.ts';

const databases = [
  { name: 'SQLite', url: undefined },
  { name: 'PostgreSQL', url: 'postgres://localhost/nothing-is-asked' },
];

test.each(databases)('has a committed migration for each change of the collections, for $name', async ({ url }) => {
  const environment = await makeTemporaryEnvironment();
  const config = await createConfig({ environment: url ? { ...environment, databaseUrl: url } : environment });
  const { db } = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
  const folder = db.migrationDir;
  const snapshots = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(snapshots, 'the next migration is made from the newest alone: remove those before it').toHaveLength(1);
  const committed: unknown = JSON.parse(readFileSync(join(folder, snapshots[0] ?? ''), 'utf8'));
  if (!('requireDrizzleKit' in db) || typeof db.requireDrizzleKit !== 'function' || !('schema' in db)) {
    throw new Error('The adapter cannot describe its schema');
  }
  const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit();
  const missing: unknown = await generateMigration(
    committed,
    await generateDrizzleJson(schemaOf(Object(db.schema), 'core')),
  );
  expect(missing, 'run: npm run migrate:create -w server -- <what-changes>, for each database').toEqual([]);
});

test('adds no reference to a table of SQLite that would keep the other row from being deleted', () => {
  const added = upgradesOfSqlite().flatMap((text) => text.match(/ADD .* REFERENCES .*/g) ?? []);
  expect(added.filter((line) => !/ON DELETE (?:cascade|set null)/.test(line))).toEqual([]);
});

test('makes no table of SQLite anew, which would take all rows with it that refer to it', () => {
  const anew = upgradesOfSqlite().flatMap((text) => text.match(/\\`__new_\w+/g) ?? []);
  expect(anew, 'add, fill, drop and rename columns instead').toEqual([]);
});

function upgradesOfSqlite(): string[] {
  const folder = join(import.meta.dirname, '../migrations');
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(0);
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

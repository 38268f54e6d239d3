import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copySources, lendPackages } from '../scripts/testing/copies.ts';
import { root } from './files.ts';

/** The core with what a second agency keeps in `own/`, built there: no file outside of that folder is touched. */
const scratch = mkdtempSync(join(tmpdir(), 'frontage-own-'));
function run(words: readonly string[], variables: Record<string, string> = {}) {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: scratch,
    encoding: 'utf8',
    env: { ...process.env, VITEST: '', ...variables },
  });
  expect(status, stdout + stderr).toBe(0);
  return { stderr, stdout };
}
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const build = ['scripts/builds.ts', 'site'];

beforeAll(() => {
  copySources(root, scratch);
  lendPackages(root, scratch);
  cpSync(join(root, 'e2e/own'), join(scratch, 'own'), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('makes the migrations of an own kind for both databases, once, and leaves it out until then', () => {
  expect(run(['scripts/registry/writeRegistry.ts']).stderr).toContain('run `npm run migrate:own`');
  run(['scripts/migrateOwn.ts', 'workshops']);
  const made = () => ['migrations', 'migrations-postgres'].map((folder) => readdirSync(join(scratch, 'own', folder)));
  const first = made();
  expect(first).toEqual(
    Array(2).fill([expect.stringMatching(/_own_workshops\.json$/), expect.stringMatching(/\.ts$/)]),
  );
  run(['scripts/migrateOwn.ts']);
  expect(made()).toEqual(first);
});

it("shows a second agency's own block, kind, drawing, styles and delivery on its site, on both databases", () => {
  expect(run(build).stderr).not.toContain('left out');
  for (const database of ['SQLite', 'PostgreSQL'])
    expect(run([vitest, 'run', 'own/'], { TEST_DATABASE: database }).stdout).toMatch(/Test Files .*passed/);
  const types = run([join(root, 'node_modules/typescript-7/bin/tsc'), '--project', 'tsconfig.json']);
  expect(types.stdout).toBe('');
});

it('changes neither tables nor types of the core by an own kind', () => {
  run([vitest, 'run', 'server/database/migrations.test.ts', 'server/generated.test.ts', '-t', 'committed']);
});

it('keeps an own kind and its rows through a version of the core that changes what they refer to', () => {
  const DATA_DIR = mkdtempSync(join(scratch, 'data-'));
  const migrate = () => run(['server/database/migrate.ts'], { DATA_DIR });
  const ask = (statement: string) => {
    const database = new DatabaseSync(join(DATA_DIR, 'frontage.sqlite'));
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  };
  migrate();
  ask(`INSERT INTO offices (city, country_code, opens, closes, time_zone)
    VALUES ('Vardø', 'NO', '08:00', '16:00', 'Europe/Oslo')`);
  ask("INSERT INTO own_workshops (title, slug, office_id) VALUES ('Tides by hand', 'tides', 1)");
  const own = listAll(join(scratch, 'own'));
  writeFileSync(
    join(scratch, 'server/migrations/20991231_000000_next.ts'),
    `import { sql } from '@payloadcms/db-sqlite';
export const up = async ({ db }) => {
  await db.run(sql\`ALTER TABLE offices ADD COLUMN tide text\`);
  await db.run(sql\`CREATE TABLE workshops (id integer PRIMARY KEY)\`);
};
`,
  );
  migrate();
  expect(ask('SELECT name FROM payload_migrations ORDER BY id DESC LIMIT 2').map(({ name }) => name)).toEqual([
    '20991231_000000_next',
    expect.stringMatching(/_own_workshops$/),
  ]);
  expect(ask('SELECT title, office_id FROM own_workshops')).toMatchObject([{ title: 'Tides by hand', office_id: 1 }]);
  expect(listAll(join(scratch, 'own'))).toEqual(own);
});

it('builds the site without a view that cannot be built, and says where', () => {
  const view = join(scratch, 'own/blocks/PriceLadder/PriceLadder.tsx');
  writeFileSync(view, `${readFileSync(view, 'utf8')}\nexport const broken = <p>;\n`);
  expect(run(build).stdout).toMatch(
    /own\/blocks\/PriceLadder is left out, .*own\/blocks\/PriceLadder\/PriceLadder\.tsx:\d+/,
  );
});

/** Every file below a folder, with what it holds. */
function listAll(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name, parentPath }) => `${parentPath}/${name}: ${readFileSync(join(parentPath, name), 'utf8')}`);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { run } from '../../scripts/testing/program.ts';
import { runStatement, selectRows } from '../database/directRows.ts';
import { readEnvironment } from '../environment.ts';
import { holdDirectory } from '../holdDirectory.ts';
import { openPayload } from '../open.ts';
import { layMigratedSqlite, startMigratedPostgres } from '../testing/databases.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { writeSqlite } from '../testing/writeSqlite.ts';
import { moveToPostgres } from './moveToPostgres.ts';

/** A folder with a migrated SQLite file, to be moved to a PostgreSQL. */
async function folderFor(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-move-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await layMigratedSqlite(dataDir);
  const payload = await openPayload({ environment: readEnvironment({ DATA_DIR: dataDir }) });
  await payload.destroy();
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  return { environment, file: join(dataDir, 'frontage.sqlite') };
}

async function stage(starting: () => Promise<PostgresServer>) {
  const server = await starting();
  onTestFinished(() => server.stop());
  return folderFor(server.url);
}

describe('a move to PostgreSQL', () => {
  test('refuses a database that is not empty, and names the tables with rows', async () => {
    const { environment } = await stage(startMigratedPostgres);
    const payload = await openPayload({ environment });
    await payload.create({
      collection: 'tags',
      data: { name: 'Ledgers', slug: 'ledgers', group: 'technologies', term_id: 5 },
    });
    await payload.destroy();
    await expect(moveToPostgres(environment)).rejects.toThrow(
      /DATABASE_URL: the database is not empty \(_tags_v, changes, publication, tags\)/,
    );
  });

  test('refuses a database that something else uses', { tags: 'long' }, async () => {
    const { environment } = await stage(startPostgres);
    const payload = await openPayload({ environment });
    await selectRows(payload, {}, 'CREATE TABLE orders (id integer)');
    await payload.destroy();
    await expect(moveToPostgres(environment)).rejects.toThrow(/not empty \(orders\)/);
  });

  test('refuses a database that keeps a row otherwise, and then has none', async () => {
    const { environment, file } = await stage(startMigratedPostgres);
    writeSqlite(
      file,
      "INSERT INTO tags (name, slug, `group`, term_id) VALUES ('Ledgers', 'ledgers', 'technologies', 5)",
    );
    const payload = await openPayload({ environment });
    for (const statement of [
      "CREATE FUNCTION shout() RETURNS trigger AS 'BEGIN NEW.name = upper(NEW.name); RETURN NEW; END' LANGUAGE plpgsql",
      'CREATE TRIGGER shouting BEFORE INSERT ON tags FOR EACH ROW EXECUTE FUNCTION shout()',
    ])
      await runStatement(payload, {}, statement);
    await expect(moveToPostgres(environment)).rejects.toThrow('the table tags did not keep a row of SQLite as it is');
    expect(await selectRows(payload, {}, 'SELECT name FROM tags')).toEqual([]);
    await payload.destroy();
  });

  test('refuses a table or a column that only one side has', { tags: 'long' }, async () => {
    const { environment, file } = await stage(startMigratedPostgres);
    writeSqlite(file, 'CREATE TABLE berths (id integer); ALTER TABLE tags ADD COLUMN depth integer');
    await expect(moveToPostgres(environment)).rejects.toThrow(
      /the table berths is in SQLite alone; tags\.depth is in SQLite alone/,
    );
  });
});

describe('refused before the database is contacted', () => {
  const folder = () => folderFor('postgres://localhost:1/nothing-is-asked');

  test('an address that is not of PostgreSQL, and a missing file', async () => {
    const { environment, file } = await folder();
    const onFile = readEnvironment({ DATA_DIR: environment.dataDir });
    await expect(moveToPostgres(onFile)).rejects.toThrow('DATABASE_URL: it names no PostgreSQL');
    rmSync(file);
    await expect(moveToPostgres(environment)).rejects.toThrow(/frontage\.sqlite is not there/);
  });

  test('a folder that the product runs on', async () => {
    const { environment } = await folder();
    const hold = holdDirectory(environment.dataDir, new Date());
    await expect(moveToPostgres(environment)).rejects.toThrow(/is in use by process/);
    if (hold.kind === 'held') hold.release();
  });

  test('a file that another process has open, even an idle one', async () => {
    const { environment, file } = await folder();
    const source = `import Database from 'libsql';
      const database = new Database(${JSON.stringify(file)});
      database.prepare('SELECT count(*) FROM pages').all();
      console.log('open');
      setInterval(() => database, 1000);`;
    const other = run(['--input-type=module', '--eval', source]);
    await other.until(/open/);
    await expect(moveToPostgres(environment)).rejects.toThrow(/is in use, or cannot be read \(database is locked\)/);
  });

  test('a file of an older or a newer version', async () => {
    const { environment, file } = await folder();
    writeSqlite(file, "UPDATE payload_migrations SET name = '20300101_000000_later'");
    await expect(moveToPostgres(environment)).rejects.toThrow(
      /newer version of Frontage \(20300101_000000_later\).*Start that version/,
    );
    writeSqlite(file, "UPDATE payload_migrations SET name = '20261122_000000_initial'");
    await expect(moveToPostgres(environment)).rejects.toThrow(/before 0\.2\.0 \(20261122_000000_initial\)/);
    writeSqlite(file, 'DELETE FROM payload_migrations');
    await expect(moveToPostgres(environment)).rejects.toThrow(/older than this version \(\d+_\d+_what_forms_become\)/);
  });
});

import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreProof } from '@frontage/contract/restoreProof.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMigrations } from '../database/upgradeSchema.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { type DatabaseName, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { findServerOfTools } from '../testing/postgresTools.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { backUp } from './backUp.ts';
import { proveRestore, restore } from './restore.ts';

const monday = new Date('2026-11-23T03:20:00Z');
const sunday = new Date('2026-11-29T05:00:00Z');

const tools = findServerOfTools();
describe('a backup of SQLite', () => proveOn('SQLite'));
// With PostgreSQL's own tools, where this machine has them.
describe.runIf(tools)('a backup of PostgreSQL', { tags: 'long' }, () => proveOn('PostgreSQL'));

function proveOn(name: DatabaseName): void {
  let database: TestDatabase;
  let folder: string;
  let backup: string;
  let empty: PostgresServer | undefined;
  beforeAll(async () => {
    database = await (name === 'SQLite' ? openTestDatabase(name) : openOnTools());
    const { environment, payload } = database;
    await payload.create({ collection: 'pages', data: samplePage('kept', 'Words') });
    await payload.create({ collection: 'leads', data: sampleLead });
    mkdirSync(environment.uploadsDir, { recursive: true });
    writeFileSync(join(environment.uploadsDir, 'plan'), 'The plan');
    folder = mkdtempSync(join(tmpdir(), 'frontage-proofs-'));
    await backUp(environment, join(folder, '2026-11-22'), new Date('2026-11-22T03:20:00Z'));
    backup = join(folder, '2026-11-23');
    await backUp(environment, backup, monday);
    if (name === 'PostgreSQL') empty = await startPostgres(undefined, tools);
  });
  afterAll(async () => {
    await database.close();
    await empty?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The environment of a new machine. */
  function newMachine(): Environment {
    // DATA_DIR is a link, as the state folder of systemd's unit is.
    const folderOfMachine = mkdtempSync(join(folder, 'machine-'));
    const dataDir = join(folderOfMachine, 'data');
    mkdirSync(join(folderOfMachine, 'private'));
    symlinkSync('private', dataDir);
    return readEnvironment({ DATA_DIR: dataDir, ...(empty ? { DATABASE_URL: empty.url } : {}) });
  }

  it('is restored into an empty DATA_DIR and database by one command, with everything that was in it', async () => {
    const machine = newMachine();
    expect(await restore(backup, machine)).toEqual([]);
    expect(readFileSync(join(machine.uploadsDir, 'plan'), 'utf8')).toBe('The plan');
    const payload = await openPayload({ environment: machine });
    const { docs } = await payload.find({ collection: 'leads', depth: 0 });
    await payload.destroy();
    expect(docs).toMatchObject([{ email: sampleLead.email }]);
    await expect(restore(backup, machine)).rejects.toThrow('is not empty');
  });

  it('is proven in a scratch place: the newest of the folder is restored, the time is recorded, and nothing is left behind', async () => {
    const { environment } = database;
    expect(await proveRestore(environment, folder, sunday)).toEqual({
      backup,
      madeAt: monday.toISOString(),
      pages: 1,
      requests: 1,
    });
    const noted = readFileSync(join(environment.dataDir, restoreProof.file), 'utf8');
    expect(restoreProof.schema.parse(JSON.parse(noted)).provenAt).toBe(sunday.toISOString());
    expect(await scratchDatabases(database)).toEqual([]);
  });

  it('is not proven where one byte of it differs, nor where there is no backup', async () => {
    const { environment } = database;
    const broken = mkdtempSync(join(folder, 'broken-'));
    await backUp(environment, join(broken, '2026-11-24'), monday);
    appendFileSync(join(broken, '2026-11-24', 'uploads', 'plan'), '.');
    await expect(proveRestore(environment, broken, sunday)).rejects.toThrow('the file uploads/plan');
    await expect(proveRestore(environment, mkdtempSync(join(folder, 'none-')), sunday)).rejects.toThrow('no backup');
    expect(await scratchDatabases(database)).toEqual([]);
  });
}

async function openOnTools(): Promise<TestDatabase> {
  const server = await startPostgres(undefined, tools);
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-cms-'));
  const environment = readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server.url });
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  return {
    payload,
    environment,
    async close() {
      await payload.destroy();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function scratchDatabases({ payload }: TestDatabase): Promise<unknown[]> {
  if (!('pool' in payload.db)) return [];
  const pool = payload.db.pool as { query: (sql: string) => Promise<{ rows: unknown[] }> };
  return (await pool.query(`SELECT datname FROM pg_database WHERE datname LIKE 'frontage_proof_%'`)).rows;
}

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContentStore } from '../content/ContentStore.ts';
import { readArticleList } from '../content/published/articles.ts';
import { findOfKind } from '../content/published/documents.ts';
import { selectRows } from '../database/directRows.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { openPayload } from '../open.ts';
import { searchDocuments } from '../search/searchDocuments.ts';
import { prepareDatabase } from '../seed/prepareDatabase.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { layMigratedSqlite, startMigratedPostgres } from '../testing/databases.ts';
import { fillWithQuickDemo } from '../testing/makeQuickDemo.ts';
import { type PostgresServer, startPostgres } from '../testing/postgresServer.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { storePerson } from '../testing/samplePerson.ts';
import { writeSqlite } from '../testing/writeSqlite.ts';
import { type Moved, moveToPostgres } from './moveToPostgres.ts';

const now = new Date('2026-11-23T12:00:00Z');
const oddName = 'Zoë “🚢” O’Brien\\u0000 \\ ; DROP TABLE leads';

let filled: Environment;
let lastLead: number;
let before: unknown;

/** What visitors and editors see, for comparing both databases. */
async function seenIn(payload: Payload) {
  const content = await createContentStore(payload).read();
  const { docs: pages } = await payload.find({ collection: 'pages', pagination: false, depth: 0, sort: 'id' });
  const { docs: leads } = await payload.find({ collection: 'leads', pagination: false, depth: 1, sort: 'id' });
  const versions = await payload.findVersions({ collection: 'pages', pagination: false, depth: 0, sort: 'id' });
  const trash = await payload.find({
    collection: 'pages',
    trash: true,
    where: { deletedAt: { exists: true } },
    depth: 0,
  });
  // All hits, because each database orders them in its own way.
  const search = await searchDocuments(payload, { query: 'ledger', now, offset: 0, count: 500 });
  return {
    data: await Promise.all(pages.map(({ id }) => findOfKind(content, kindOf('pages'), { id }, now))),
    articles: await readArticleList(content, { page: 1 }, now),
    glossary: (await content.glossary()).map(({ stored }) => stored),
    settings: await payload.findGlobal({ slug: 'site-settings', depth: 1 }),
    found: search.hits.map(({ path }) => path).sort(),
    leads,
    versions: versions.docs,
    trash: trash.docs,
  };
}

/**
 * The demo, two visitors with everything that they may leave, a draft over a published page, and a page in the trash.
 */
async function fill(environment: Environment): Promise<void> {
  await layMigratedSqlite(environment.dataDir, fillWithQuickDemo);
  const payload = await openPayload({ environment });
  await prepareDatabase(payload, environment);
  await createUserWith(payload, 'sales');
  await storePerson(payload, environment, { address: 'ada@example.com', word: 'Zweihander' });
  await storePerson(payload, environment, { address: 'bo@example.com', word: oddName });
  const { id } = await payload.create({ collection: 'pages', data: samplePage('quay', 'Words') });
  await payload.update({ collection: 'pages', id, data: { title: 'A draft', _status: 'draft' }, draft: true });
  const { id: old } = await payload.create({ collection: 'pages', data: samplePage('old', 'Words') });
  await payload.update({ collection: 'pages', id: old, data: { deletedAt: now.toISOString() } });
  ({ id: lastLead } = await payload.create({ collection: 'leads', data: sampleLead }));
  await payload.delete({ collection: 'leads', id: lastLead });
  before = await seenIn(payload);
  await payload.destroy();
  // Tests copy the file alone, and the last writes may be in the log next to it.
  writeSqlite(join(environment.dataDir, 'frontage.sqlite'), 'PRAGMA wal_checkpoint(TRUNCATE)');
}

beforeAll(async () => {
  filled = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), 'frontage-move-')) });
  await fill(filled);
});
afterAll(() => rmSync(filled.dataDir, { recursive: true }));

/** A copy of the filled folder, and a PostgreSQL to move it to. */
async function openStage(starting: () => Promise<PostgresServer>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'frontage-move-'));
  cpSync(filled.dataDir, dataDir, { recursive: true });
  const server = await starting();
  return {
    environment: readEnvironment({ DATA_DIR: dataDir, DATABASE_URL: server.url }),
    file: join(dataDir, 'frontage.sqlite'),
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

type Stage = Awaited<ReturnType<typeof openStage>>;

describe('content that was moved from SQLite to PostgreSQL', () => {
  let stage: Stage;
  let payload: Payload;
  let moved: Moved;

  beforeAll(async () => {
    stage = await openStage(startPostgres);
    writeSqlite(
      stage.file,
      `UPDATE lead_notes SET text = 'a' || char(0) || 'b 🚢' WHERE id = 1;
      INSERT INTO payload_preferences (id, key, value)
        VALUES (900, 'odd', '[{"text":"c\\u0000\\ud800d \\\\u0000","\\u0000key":-1.50}]');`,
    );
    moved = await moveToPostgres(stage.environment);
    payload = await openPayload({ environment: stage.environment });
  });
  afterAll(async () => {
    await payload.destroy();
    await stage.close();
  });

  test('shows the same pages, requests, versions, trash and hits, and accepts the same sign-ins', async () => {
    expect(moved.tables.find(({ name }) => name === 'leads')?.rows).toBe(2);
    expect(await seenIn(payload)).toEqual(before);
    const data = { email: 'sales@wharfside.example', password: 'a long enough password' };
    expect((await payload.login({ collection: 'users', data })).user?.role).toBe('sales');
    expect(await prepareDatabase(payload, stage.environment)).toEqual({ isSeeded: false, firstSignIn: undefined });
  });

  test('continues with ids after the last one that was ever given', async () => {
    expect((await payload.create({ collection: 'leads', data: sampleLead })).id).toBe(lastLead + 1);
  });

  test('lacks what PostgreSQL cannot store, and the places are named', async () => {
    expect(new Set(moved.takenOut)).toEqual(
      new Set(['the table lead_notes, id 1, column text', 'the table payload_preferences, id 900, column value']),
    );
    expect(await selectRows(payload, {}, 'SELECT text FROM lead_notes WHERE id = 1')).toEqual([{ text: 'ab 🚢' }]);
    const [preference] = await selectRows(payload, {}, 'SELECT value FROM payload_preferences WHERE id = 900');
    expect(preference?.value).toEqual([{ text: 'c\ufffdd \\u0000', key: -1.5 }]);
  });

  test('is still in the file, on which the product runs as before', async () => {
    const onFile = await openPayload({ environment: readEnvironment({ DATA_DIR: stage.environment.dataDir }) });
    expect(await seenIn(onFile)).toEqual(before);
    await onFile.destroy();
  });
});

describe('a move from SQLite to PostgreSQL', () => {
  let stage: Stage;
  let payload: Payload;
  const foreignKeys = () =>
    selectRows(
      payload,
      {},
      "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1",
    );
  const countRows = () =>
    selectRows(
      payload,
      {},
      'SELECT (SELECT count(*)::int FROM leads) AS leads, (SELECT count(*)::int FROM pages) AS pages',
    );

  beforeAll(async () => {
    stage = await openStage(startMigratedPostgres);
    payload = await openPayload({ environment: stage.environment });
  });
  afterAll(async () => {
    await payload.destroy();
    await stage.close();
  });

  const unfit = [
    [
      'a choice that is none',
      "UPDATE leads SET status = 'lukewarm' WHERE id = 1",
      /leads, id 1, column status.*lukewarm/,
    ],
    [
      'a time that is none',
      "UPDATE leads SET received_at = '21.11.2026' WHERE id = 1",
      /column received_at.*21\.11\.2026/,
    ],
    ['JSON that is none', "UPDATE pages SET layout = '{' WHERE id = 1", /pages, id 1, column layout.*not JSON/],
    [
      'a row without its parent',
      'PRAGMA foreign_keys = OFF; DELETE FROM leads WHERE id = 1',
      /names another one that is not there .*\(lead_id\)=\(1\)/,
    ],
  ] as const;
  test.each(unfit)('leaves nothing behind where there is %s', async (_, statement, words) => {
    cpSync(join(filled.dataDir, 'frontage.sqlite'), stage.file);
    writeSqlite(stage.file, statement);
    await expect(moveToPostgres(stage.environment)).rejects.toThrow(words);
    expect(await countRows()).toEqual([{ leads: 0, pages: 0 }]);
  });

  test('can be tried again, and restores every constraint that it dropped', async () => {
    const made = await foreignKeys();
    expect(made.length).toBeGreaterThan(50);
    cpSync(join(filled.dataDir, 'frontage.sqlite'), stage.file);
    await moveToPostgres(stage.environment);
    expect(await foreignKeys()).toEqual(made);
    expect(await countRows()).not.toEqual([{ leads: 0, pages: 0 }]);
  });
});

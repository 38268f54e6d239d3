import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../backup/backUp.ts';
import { runStatement } from '../database/directRows.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import type { MomentPlace } from '../momentSettings.ts';
import { openPayload } from '../open.ts';
import { erasePerson } from '../privacy/erasure/person.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { type MomentTaker, startMomentTaker } from '../testing/momentTaker.ts';
import { type S3Server, startS3 } from '../testing/s3Server.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePage } from '../testing/samplePage.ts';
import { orderFor, takeMomentApart } from './keepMoments.ts';
import { blockName, listMoments, openMomentStore, readList } from './momentList.ts';
import { restoreAt } from './restoreAt.ts';

const at = (time: string) => new Date(`2026-10-${time}Z`);

let taker: MomentTaker;
beforeAll(() => {
  taker = startMomentTaker();
});
afterAll(() => taker.close());

function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-moments-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An SQLite database whose moments are stored in a folder or a bucket. */
async function opened(variables: Record<string, string>) {
  const { close, environment, payload } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const machine = () => readEnvironment({ ...variables, DATA_DIR: join(scratch(), 'data') });
  const place = machine().moments?.place;
  if (!place) throw new Error('No place for moments is set');
  const store = openMomentStore(place);
  const take = (time: string) => taker.take(orderFor(environment, place, at(time)));
  /** As in the product, in a separate process for each moment. */
  const takeApart = (time: string, signal?: AbortSignal) =>
    takeMomentApart(environment, { place, at: at(time), signal });
  const write = async (slug: string) =>
    void (await payload.create({ collection: 'pages', data: samplePage(slug, 'Words') }));
  return { environment, machine, payload, place, store, take, takeApart, write };
}

async function openedInFolder() {
  const folder = scratch();
  return { folder, ...(await opened({ MOMENTS: folder })) };
}

async function startServer(): Promise<S3Server> {
  const server = await startS3();
  onTestFinished(() => server.close());
  return server;
}

/** The slugs that the CMS finds when it is opened on it, as at a start. */
async function slugsIn(environment: Environment): Promise<string[]> {
  const payload = await openPayload({ environment });
  const { docs } = await payload.find({ collection: 'pages', sort: 'id' });
  await payload.destroy();
  return docs.map(({ slug }) => slug ?? '');
}

describe.each(['a folder', 'a bucket'])('moments in %s', (kind) => {
  const openedHere = async () =>
    kind === 'a folder'
      ? opened({ MOMENTS: scratch() })
      : opened({ ...(await startServer()).variables, S3_PREFIX: 'site', MOMENTS: 'bucket' });

  it('restore the database as it was between two writes', async () => {
    const { machine, take, write } = await openedHere();
    await write('first');
    await take('24T12:33:10');
    await write('second');
    await take('24T12:34:10');
    const [between, afterwards] = [machine(), machine()];
    expect((await restoreAt(between, at('24T12:34:00'))).moment).toEqual(at('24T12:33:10'));
    expect(await slugsIn(between)).toEqual(['first']);
    await restoreAt(afterwards, at('24T12:34:10'));
    expect(await slugsIn(afterwards)).toEqual(['first', 'second']);
  });

  it('store only what changed, and none is added where nothing did', async () => {
    const { store, take, write } = await openedHere();
    await write('first');
    const countBlocks = async () => (await store.list('blocks/')).length;
    await take('24T12:33:00');
    const first = await countBlocks();
    await write('second');
    await take('24T12:34:00');
    const second = await countBlocks();
    expect(second - first).toBeGreaterThan(0);
    expect(second - first).toBeLessThan(first / 2);
    await take('24T12:35:00');
    expect(await countBlocks()).toBe(second);
    expect(await listMoments(store)).toEqual([at('24T12:33:00'), at('24T12:34:00')]);
  });

  it('are removed after their time, with blocks that no other moment needs', async () => {
    const { store, take, write } = await openedHere();
    for (const [slug, time] of [
      ['first', '20T09:01:00'],
      ['second', '20T09:02:00'],
      ['third', '24T12:00:00'],
    ] as const) {
      await write(slug);
      await take(time);
    }
    expect(await listMoments(store)).toEqual([at('20T09:02:00'), at('24T12:00:00')]);
    const lists = await Promise.all((await listMoments(store)).map((time) => readList(store, time)));
    expect(new Set(await store.list('blocks/'))).toEqual(new Set(lists.flat().map(blockName)));
  });
});

it('does not count a moment whose process was killed before its list, and removes its blocks', async () => {
  const server = await startServer();
  const { machine, payload, store, takeApart, write } = await opened({ ...server.variables, MOMENTS: 'bucket' });
  await write('first');
  await runStatement(payload, {}, 'CREATE TABLE much AS SELECT randomblob(10000000) AS bytes');
  const kill = new AbortController();
  const taking = takeApart('24T12:33:00', kill.signal).catch((error: Error) => error.name);
  // Blocks are sent eight at a time, and the first one, which every change alters, is among the first eight.
  await expect.poll(async () => (await store.list('blocks/')).length, { interval: 1 }).toBeGreaterThan(8);
  kill.abort();
  expect(await taking).toBe('AbortError');
  const left = await store.list('blocks/');
  expect(await listMoments(store)).toEqual([]);
  await expect(restoreAt(machine(), at('24T13:00:00'))).rejects.toThrow('No moment is kept there');

  await runStatement(payload, {}, 'DROP TABLE much');
  await takeApart('24T12:34:00');
  const named = (await readList(store, at('24T12:34:00'))).map(blockName);
  expect(left.filter((name) => !named.includes(name)).length).toBeGreaterThan(0);
  expect(new Set(await store.list('blocks/'))).toEqual(new Set(named));
  const restored = machine();
  await restoreAt(restored, at('24T13:00:00'));
  expect(await slugsIn(restored)).toEqual(['first']);
});

it('takes no moment while the bucket is away, and the next one makes up for it', async () => {
  const server = await startServer();
  const { store, takeApart, write } = await opened({ ...server.variables, MOMENTS: 'bucket' });
  await write('first');
  await server.stop();
  await expect(takeApart('24T12:33:00')).rejects.toThrow('The bucket does not answer');
  await server.start();
  await takeApart('24T12:34:00');
  expect(await listMoments(store)).toEqual([at('24T12:34:00')]);
});

it('stores blocks that somebody removed again with the first moment of a day', async () => {
  const { folder, machine, take, write } = await openedInFolder();
  await write('first');
  await take('23T12:00:00');
  rmSync(join(folder, 'blocks'), { recursive: true });
  await take('24T00:00:10');
  await restoreAt(machine(), at('24T01:00:00'));
});

it('names a broken list until it is removed; meanwhile no block is removed, and new writes are stored', async () => {
  const { folder, machine, store, take, write } = await openedInFolder();
  await write('first');
  await take('22T12:00:00');
  const list = join(folder, 'lists/20261022T120000.000Z.json.gz');
  writeFileSync(list, 'broken');
  const before = await store.list('blocks/');
  await write('second');
  for (const time of ['23T12:00:00', '23T12:01:00'])
    await expect(take(time)).rejects.toThrow('lists/20261022T120000.000Z.json.gz of the moment');
  expect(await store.list('blocks/')).toEqual(expect.arrayContaining(before));
  const restored = machine();
  await restoreAt(restored, at('23T12:00:00'));
  expect(await slugsIn(restored)).toEqual(['first', 'second']);
  rmSync(list);
  await take('23T12:02:00');
  const named = (await readList(store, at('23T12:00:00'))).map(blockName);
  expect(new Set(await store.list('blocks/'))).toEqual(new Set(named));
});

describe('a restore is refused', () => {
  async function taken() {
    const all = await openedInFolder();
    await all.write('first');
    await all.take('24T12:33:00');
    const [hash = ''] = await readList(all.store, at('24T12:33:00'));
    return { ...all, hash, block: join(all.folder, blockName(hash)) };
  }
  const noon = at('24T13:00:00');

  it.each([
    ['missing', (block: string) => rmSync(block)],
    ['not as it was kept', (block: string) => writeFileSync(block, readFileSync(block).subarray(0, -20))],
    ['not as it was kept', (block: string) => appendFileSync(block, 'x')],
  ])('where a block is %s, naming the block, and leaves no database', async (words, spoil) => {
    const { block, hash, machine } = await taken();
    spoil(block);
    const environment = machine();
    await expect(restoreAt(environment, noon)).rejects.toThrow(`its block ${hash} is ${words}`);
    expect(readdirSync(environment.dataDir).filter((name) => name !== 'secrets')).toEqual([]);
  });

  it('where no moment is that old, naming the oldest', async () => {
    const { machine } = await taken();
    await expect(restoreAt(machine(), at('24T12:00:00'))).rejects.toThrow('the oldest is 2026-10-24T12:33:00.000Z');
  });

  it('where DATA_DIR is not empty', async () => {
    const { machine } = await taken();
    const environment = machine();
    mkdirSync(environment.mediaDir, { recursive: true });
    await expect(restoreAt(environment, noon)).rejects.toThrow('is not empty');
  });

  it('where the variables name no place, and on PostgreSQL with its page of the handbook', async () => {
    const DATA_DIR = scratch();
    await expect(restoreAt(readEnvironment({ DATA_DIR }), noon)).rejects.toThrow('MOMENTS is not set');
    const DATABASE_URL = 'postgres://frontage@127.0.0.1:9/frontage';
    await expect(restoreAt(readEnvironment({ DATA_DIR, DATABASE_URL }), noon)).rejects.toThrow(
      'docs/operations/backups.md, A point in time',
    );
  });
});

it('restores a moment with the files of a backup where one is named', async () => {
  const { environment, machine, take, write } = await openedInFolder();
  mkdirSync(environment.uploadsDir, { recursive: true });
  writeFileSync(join(environment.uploadsDir, 'plan'), 'The plan');
  await write('first');
  const backup = join(scratch(), '2026-10-24');
  await backUp(environment, backup, at('24T03:00:00'));
  await write('second');
  await take('24T12:33:00');
  const restored = machine();
  expect((await restoreAt(restored, at('24T12:34:00'), backup)).wrong).toEqual([]);
  expect(readFileSync(join(restored.uploadsDir, 'plan'), 'utf8')).toBe('The plan');
  expect(existsSync(join(restored.dataDir, 'manifest.json'))).toBe(false);
  expect(await slugsIn(restored)).toEqual(['first', 'second']);

  appendFileSync(join(backup, 'uploads', 'plan'), '.');
  expect((await restoreAt(machine(), at('24T12:34:00'), backup)).wrong).toEqual(['the file uploads/plan']);
});

it('keeps an erased person in moments for 30 days, and in none after that', async () => {
  const { environment, payload, place, take } = await openedInFolder();
  await payload.create({ collection: 'leads', data: { ...sampleLead, email: 'canary@example.com' } });
  await take('01T09:00:00');
  await erasePerson(payload, environment, 'canary@example.com');
  await take('02T10:00:00');
  const mentions = () => blocksIn(place).filter((block) => block.includes('canary@example.com')).length;
  await take('30T09:00:00');
  expect(mentions()).toBeGreaterThan(0);
  await take('31T09:00:01');
  expect(mentions()).toBe(0);
});

function blocksIn(place: MomentPlace): Buffer[] {
  if (place.kind !== 'folder') throw new Error('Not in a folder');
  const blocks = join(place.folder, 'blocks');
  return readdirSync(blocks).map((name) => gunzipSync(readFileSync(join(blocks, name))));
}

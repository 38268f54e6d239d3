import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { addressOf, openStage, pages, type Stage } from '../testing/stage.ts';
import { serverFunctionTable } from './accessTable.ts';
import { guardFunctions, isOpenFunction } from './serverFunctions.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
});
afterAll(() => stage.close());

async function requestOf(role: string): Promise<PayloadRequest> {
  const { payload } = stage;
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: addressOf(role) } } });
  const [user] = docs;
  if (!user) throw new Error(`There is no ${role}`);
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
}

const pageWith = async () => (await pages(stage.payload, 1))[0] ?? 0;
/** Payload's own functions need a page of Next; what they would be asked for is what counts here. */
const guarded = guardFunctions({
  formState: ({ returnLockStatus }) => ({ returnLockStatus }),
  schedulePublish: ({ req, date, doc, type }) =>
    req.payload.jobs.queue({ task: 'schedulePublish', input: { doc, type } as never, waitUntil: date as Date }),
  tableState: ({ collectionSlug }) => ({ collectionSlug }),
});

async function call(
  name: 'form-state' | 'schedule-publish' | 'table-state',
  role: string,
  args: object,
): Promise<unknown> {
  return guarded[name]?.({ ...args, req: await requestOf(role) } as never);
}

test('are named in the table, all that Payload brings, and the others do not exist', () => {
  const file = fileURLToPath(import.meta.resolve('@payloadcms/next/utilities'));
  const text = readFileSync(file.replace(/exports\/utilities\.js$/, 'utilities/handleServerFunctions.js'), 'utf8');
  const [, base = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(text) ?? [];
  const names = [...base.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(serverFunctionTable).toSorted());
  expect(['copy-data-from-locale', 'toString', 'none'].map(isOpenFunction)).toEqual([false, false, false]);
});

test('lock a page only for people who may change it, and an account for nobody', async () => {
  const id = await pageWith();
  const locks = (role: string, place: object) => call('form-state', role, { ...place, id, returnLockStatus: true });
  expect(await locks('editor', { collectionSlug: 'pages' })).toEqual({ returnLockStatus: true });
  expect(await locks('sales', { collectionSlug: 'pages' })).toEqual({ returnLockStatus: false });
  expect(await locks('sales', { collectionSlug: 'leads' })).toEqual({ returnLockStatus: true });
  expect(await locks('sales', { globalSlug: 'site-settings' })).toEqual({ returnLockStatus: false });
  expect(await locks('admin', { collectionSlug: 'users' })).toEqual({ returnLockStatus: false });
  await expect(locks('sales', { collectionSlug: 'leads', globalSlug: 'site-settings' })).rejects.toThrow(
    'You may not do this.',
  );
});

test('make and end appointments only for people who may publish the document', async () => {
  const { payload } = stage;
  const doc = { relationTo: 'pages', value: String(await pageWith()) } as const;
  const schedule = (role: string, more: object) => call('schedule-publish', role, more);
  const jobs = async () => (await payload.find({ collection: 'payload-jobs', pagination: false })).docs;
  const asked = { type: 'unpublish', doc, date: new Date(Date.now() + 3_600_000) };

  await expect(schedule('sales', asked)).rejects.toThrow('You may not do this.');
  expect(await jobs()).toEqual([]);
  await schedule('editor', asked);
  const [job] = await jobs();
  await expect(schedule('sales', { deleteID: job?.id })).rejects.toThrow('You may not do this.');
  expect(await jobs()).toHaveLength(1);
  await schedule('editor', { deleteID: job?.id });
  expect(await jobs()).toEqual([]);

  const lead = await payload.create({ collection: 'leads', data: sampleLead });
  const ofLead = { ...asked, doc: { relationTo: 'leads', value: String(lead.id) } };
  await expect(schedule('sales', ofLead), 'of what has no drafts').rejects.toThrow('You may not do this.');
  const ofTwo = { ...asked, global: 'site-settings' };
  await expect(schedule('editor', ofTwo), 'of two at once').rejects.toThrow('You may not do this.');
  expect(await jobs()).toEqual([]);
});

test('draw tables only of collections that one may read, whatever rows are sent along', async () => {
  const draws = (role: string, collectionSlug: unknown) =>
    call('table-state', role, { collectionSlug, data: { docs: [{ id: 1 }] } });
  for (const collectionSlug of ['pages', ['pages', 'media']])
    expect(await draws('editor', collectionSlug)).toEqual({ collectionSlug });
  expect(await draws('sales', 'leads')).toEqual({ collectionSlug: 'leads' });
  for (const hidden of ['leads', ['leads'], ['pages', 'leads'], 'payload-jobs', 'none', undefined])
    await expect(draws('editor', hidden), String(hidden)).rejects.toThrow('You may not do this.');
});

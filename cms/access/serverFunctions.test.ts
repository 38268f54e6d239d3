import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressOf, openStage, pages, type Stage } from '../testing/stage.ts';
import { serverFunctionTable } from './accessTable.ts';
import { guardedFunctions, isOpenFunction } from './serverFunctions.ts';

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
const locksOf = async (value: number) =>
  (await stage.payload.count({ collection: 'payload-locked-documents', where: { 'document.value': { equals: value } } }))
    .totalDocs;

test('are named in the table, all that Payload brings, and the others do not exist', () => {
  const file = fileURLToPath(import.meta.resolve('@payloadcms/next/utilities'));
  const text = readFileSync(file.replace(/exports\/utilities\.js$/, 'utilities/handleServerFunctions.js'), 'utf8');
  const [, base = ''] = /baseServerFunctions = \{([^}]*)\}/.exec(text) ?? [];
  const names = [...base.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(serverFunctionTable).toSorted());
  expect(['copy-data-from-locale', 'toString', 'none'].map(isOpenFunction)).toEqual([false, false, false]);
});

test('lock a page only for people who may change it', async () => {
  const page = await pageWith();
  const look = async (role: string) =>
    guardedFunctions['form-state']({
      req: await requestOf(role),
      collectionSlug: 'pages',
      id: page,
      data: { title: 'A page' },
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      formState: {},
      operation: 'update',
      schemaPath: 'pages',
      renderAllFields: false,
      skipValidation: true,
      mockRSCs: true,
      returnLockStatus: true,
      updateLastEdited: true,
    } as never);
  await look('sales');
  expect(await locksOf(page)).toBe(0);
  await look('editor');
  expect(await locksOf(page)).toBe(1);
});

test('make and end appointments only for people who may publish the document', async () => {
  const { payload } = stage;
  const doc = { relationTo: 'pages', value: String(await pageWith()) } as const;
  const schedule = async (role: string, more: object) =>
    guardedFunctions['schedule-publish']({ req: await requestOf(role), ...more } as never);
  const jobs = async () => (await payload.find({ collection: 'payload-jobs', pagination: false })).docs;
  const asked = { type: 'unpublish', doc, date: new Date(Date.now() + 3_600_000) };

  await expect(schedule('sales', asked)).rejects.toThrow('not allowed');
  expect(await jobs()).toEqual([]);
  await schedule('editor', asked);
  const [job] = await jobs();
  await expect(schedule('sales', { deleteID: job?.id })).rejects.toThrow('not allowed');
  expect(await jobs()).toHaveLength(1);
  await schedule('editor', { deleteID: job?.id });
  expect(await jobs()).toEqual([]);
});

import { FileUploadError } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runStatement } from '../database/directRows.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { onPostgres } from '../testing/databases.ts';
import { openStage, pages, type Stage } from '../testing/stage.ts';
import { tellShortage } from './tellFaults.ts';

describe.skipIf(onPostgres)('a full disk', () => {
  let stage: Stage;
  let id = 0;
  const set = (most: number) =>
    inTransaction(stage.payload, (req) => runStatement(stage.payload, req, `PRAGMA max_page_count = ${most}`));
  beforeAll(async () => {
    stage = await openStage('SQLite');
    [id = 0] = await pages(stage.payload, 1);
    // With no more pages available, SQLite reports a full disk.
    await set(1);
  });
  afterAll(() => stage.close());

  const full = { message: 'The disk of the server is full: nothing was saved. Copy what you typed.' };
  const longText = 'x'.repeat(200_000);

  test('is told to whoever saves, and everything is saved again once there is room', async () => {
    const save = (text: string) =>
      stage.asAdmin('PATCH', `pages/${id}?draft=true`, { layout: [{ blockType: 'textbox', heading: 'One', text }] });
    expect(await save(longText)).toMatchObject({ status: 503, body: { errors: [full] } });
    expect(await save(longText)).toMatchObject({ status: 503, body: { errors: [full] } });
    await set(1_000_000);
    expect(await save('Words')).toMatchObject({ status: 200 });
  });
});

test('a picture that a full disk does not take is refused with the reason, which Payload keeps to itself', async () => {
  const error = new FileUploadError();
  // A file system without any room.
  const collection = { upload: { staticDir: '/sys' } };
  const told = await tellShortage({ collection, error, result: {} } as never);
  expect(told).toMatchObject({
    status: 503,
    response: { errors: [{ message: expect.stringContaining('The disk of the server is full') }] },
  });
});

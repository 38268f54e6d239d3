import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase('SQLite');
});
afterAll(() => database.close());

it('stores no text with characters that a page cannot contain, at any depth of a document, whatever its source', async () => {
  const { payload } = database;
  const layout = [{ layout: 'call_to_action', heading: 'Two\vlines', description: 'a\u{fffe}b', buttonText: 'c\x08d' }];
  const { id } = await payload.create({
    collection: 'pages',
    draft: true,
    data: { title: 'Doors\vopen\x1b', slug: 'doors', layout: layout as never },
  });
  const page = await payload.findByID({ collection: 'pages', id, draft: true });
  expect(page.title).toBe('Doors open');
  expect(JSON.stringify(page.layout)).not.toMatch(/\\u000b|\\u0008|\u{fffe}/u);
});

it('stores no number that is none: one that no page can show would hold up every publication', async () => {
  const { payload } = database;
  const data = { title: 'A talk', slug: 'a-talk', durationSeconds: 'long' } as never;
  const { id } = await payload.create({ collection: 'articles', draft: true, data });
  const talk = await payload.findByID({ collection: 'articles', id, draft: true });
  expect(talk).toMatchObject({ durationSeconds: null });
});

it('leaves a password as it was typed', async () => {
  const { payload } = database;
  const password = 'a tab and \v of fourteen';
  await payload.create({
    collection: 'users',
    data: { email: 'ada@example.com', password, name: 'Ada', role: 'admin' } as never,
  });
  const { user } = await payload.login({ collection: 'users', data: { email: 'ada@example.com', password } });
  expect(user?.email).toBe('ada@example.com');
});

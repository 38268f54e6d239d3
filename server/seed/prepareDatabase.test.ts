import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { expect, onTestFinished, test } from 'vitest';
import { openPayload } from '../open.ts';
import { describeOnEach, openTestDatabase } from '../testing/databases.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { smallContent as content } from '../testing/smallContent.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import type { SeedContent } from './seedContent.ts';

/** The number of documents in each collection, and when each was last changed. */
async function stateOf(payload: Payload): Promise<unknown> {
  const slugs = [
    'pages',
    'articles',
    'categories',
    'tags',
    'glossary',
    'reviews',
    'offices',
    'events',
    'media',
    'users',
  ] as const;
  const collections = await Promise.all(
    slugs.map((collection) => payload.find({ collection, pagination: false, depth: 0 })),
  );
  return collections.map(({ docs }) => docs.map(({ id, updatedAt }) => ({ id, updatedAt })));
}

describeOnEach('an empty %s', (name) => {
  test('is filled once; a second start changes nothing', async () => {
    const { payload, environment, close } = await openTestDatabase(name);
    onTestFinished(close);
    const { dataDir, mediaDir } = environment;

    const first = await prepareDatabase(payload, { dataDir, content });
    expect(first.isSeeded).toBe(true);
    const note = join(dataDir, 'first-sign-in.txt');
    expect(readFileSync(note, 'utf8')).toBe(`${first.firstSignIn?.email}\n${first.firstSignIn?.password}\n`);
    expect(statSync(note).mode & 0o777).toBe(0o600);
    const signIn = first.firstSignIn ?? { email: '', password: '' };
    expect((await payload.login({ collection: 'users', data: signIn })).user?.role).toBe('admin');
    expect(readdirSync(mediaDir)).toHaveLength(17);
    const offices = await payload.find({ collection: 'offices', sort: 'id' });
    expect(offices.docs.map((office) => office.city)).toEqual(['Bergen', 'Oslo']);
    const { docs } = await payload.find({ collection: 'pages', depth: 1 });
    expect(docs[0]?.head?.image).toMatchObject({ filename: 'quay.png', focalX: 20 });

    const before = await stateOf(payload);
    expect(await prepareDatabase(payload, { dataDir, content })).toEqual({ isSeeded: false, firstSignIn: undefined });
    expect(await stateOf(payload)).toEqual(before);
  });
});

test('fills a PostgreSQL once where two hosts start on it at the same time', async () => {
  const { close, environment, payload } = await openTestDatabase('PostgreSQL', { isMigrated: false });
  onTestFinished(close);
  const other = await openPayload({ environment });
  onTestFinished(() => other.destroy());
  const prepared = await Promise.all(
    [payload, other].map((host) => prepareDatabase(host, { ...environment, content })),
  );
  expect(prepared.map(({ isSeeded }) => isSeeded).toSorted()).toEqual([false, true]);
  expect(prepared.filter(({ firstSignIn }) => firstSignIn)).toHaveLength(1);
});

test('starts again after a start that was interrupted', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  const broken = { ...content, pages: [{ ...content.pages[0], slug: '—' }] } as SeedContent;
  await expect(prepareDatabase(payload, { ...environment, content: broken })).rejects.toThrow(/—/);
  expect(existsSync(join(environment.dataDir, 'first-sign-in.txt'))).toBe(false);
  expect((await prepareDatabase(payload, { ...environment, content })).isSeeded).toBe(true);
  await payload.destroy();
});

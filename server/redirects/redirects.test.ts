import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { openStage } from '../testing/stage.ts';
import { createPayloadRedirects, readRedirects } from './redirectPath.ts';

const create = (payload: Payload, from: string, to: string) =>
  payload.create({ collection: 'redirects', data: { from, to, isPermanent: true } });

const movePage = (payload: Payload, id: number, slug: string) =>
  payload.update({ collection: 'pages', id, data: { slug } });

async function pairs(payload: Payload): Promise<string[]> {
  return (await readRedirects(payload)).map(({ from, to }) => `${from} > ${to}`);
}

/* R66 */
test('stores a redirect from one path of the site to another, without a trailing slash', async () => {
  const payload = await openTestPayload();
  await create(payload, '/old/', '/new/');
  await payload.create({ collection: 'redirects', data: { from: '/for-a-week', to: '/new', isPermanent: false } });
  expect(await readRedirects(payload)).toEqual([
    { from: '/for-a-week', to: '/new', isPermanent: false },
    { from: '/old', to: '/new', isPermanent: true },
  ]);
});

test.each([
  ['/a', '//evil.example'],
  ['/a', '/\\evil.example'],
  ['/a', 'https://evil.example/'],
  ['/a', 'javascript:alert(1)'],
  ['/a', '/\t/evil.example'],
  ['/a', '/b?next=/c'],
  ['/a', '/b#c'],
  ['/a', '/b/../c'],
  ['/a', '/b//c'],
  ['/a', 'b'],
  ['/a', `/${'b'.repeat(500)}`],
  ['//a', '/b'],
  ['a', '/b'],
  ['/caf%E9', '/b'],
  ['/a%2Fb', '/b'],
  ['/.git', '/b'],
])('refuses to lead from %s to %s', async (from, to) => {
  const payload = await openTestPayload();
  await expect(create(payload, from, to)).rejects.toThrow(/invalid: (From|To)/);
});

test('is found by visitors, also once the clock was set back by a day', async () => {
  const payload = await openTestPayload();
  let now = new Date();
  const redirects = createPayloadRedirects(payload, () => now);
  expect(await redirects.find('/old')).toBeUndefined();
  await create(payload, '/old', '/new');
  now = new Date(now.getTime() - 86_400_000);
  expect(await redirects.find('/old')).toMatchObject({ to: '/new' });
});

test('stores an address in one form, however it was written', async () => {
  const payload = await openTestPayload();
  await create(payload, ' /caf%C3%A9%20bar/\u200b', '/u\u0308ber.html');
  await create(payload, '/100%25', '/index.html');
  await create(payload, '/leistungen.html', '/%C3%BCber');
  expect(await pairs(payload)).toEqual(['/100%25 > /', '/café%20bar > /über', '/leistungen.html > /über']);
  await expect(create(payload, '/CAF%c3%a9', '/CAFé.html')).rejects.toMatchObject(refusal('would lead to itself'));
});

test('refuses a person whose redirect would lead nowhere, and says what is there', async () => {
  const stage = await openStage('SQLite');
  const { payload } = stage;
  await payload.create({ collection: 'pages', data: samplePage('here', 'A text.') });
  await payload.create({ collection: 'pages', data: samplePage('draft', 'A text.', { _status: 'draft' }) });
  const answerTo = async (to: string) => {
    const { body, status } = await stage.asAdmin('POST', 'redirects', { from: `/old${Math.random()}`, to });
    return status === 201 ? 201 : body.errors[0].data.errors[0].message;
  };
  for (const to of ['/here', '/here/', '/here.html', '/rss.xml', '/search']) expect(await answerTo(to)).toBe(201);
  expect(await answerTo('/nowhere')).toBe('/nowhere leads nowhere: There is no page at this address');
  expect(await answerTo('/old.pdf')).toBe('/old.pdf leads nowhere: Nothing is at this address of the site');
  expect(await answerTo('/draft')).toBe('/draft leads nowhere: Page: The page draft, which is not published');
  expect(await answerTo('/feed')).toBe('/feed leads on to /rss.xml. Lead to /rss.xml at once');
  await stage.close();
});

test('refuses circles and chains, and names the redirect in the way', async () => {
  const payload = await openTestPayload();
  await expect(create(payload, '/a', '/a')).rejects.toMatchObject(refusal('/a would lead to itself'));
  await create(payload, '/a', '/b');
  await expect(create(payload, '/b', '/a')).rejects.toMatchObject(refusal('/a is redirected to /b already'));
  await expect(create(payload, '/c', '/a')).rejects.toMatchObject(refusal('/a is itself redirected to /b'));
  await expect(create(payload, '/b', '/c')).rejects.toMatchObject(refusal('/a is redirected to /b. Lead /a to /c'));
  const { id } = await create(payload, '/x', '/y');
  await expect(
    payload.update({ collection: 'redirects', id, data: { to: '/a' } }),
    'a change is checked as well',
  ).rejects.toMatchObject(refusal('/a is itself redirected'));
  await payload.update({ collection: 'redirects', id, data: { to: '/z' } });
});

test('refuses to hide a published document', async () => {
  const payload = await openTestPayload();
  await payload.create({ collection: 'pages', data: samplePage('audit', 'A text.', { type: 'service' }) });
  await payload.create({ collection: 'pages', data: samplePage('draft', 'A text.', { _status: 'draft' }) });
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  await payload.create({ collection: 'articles', data: sampleArticle(parts, 'keys', 'A text.') });
  await expect(create(payload, '/services/audit', '/x')).rejects.toMatchObject(refusal('the page "The page audit"'));
  await expect(create(payload, '/blockchain/keys', '/x')).rejects.toMatchObject(refusal('"The article keys"'));
  await expect(create(payload, '/blog', '/x')).rejects.toMatchObject(refusal('the list of the category blog'));
  for (const from of ['/healthz', '/wp-json/wp/v2/posts', '/media/old.png', '/sitemap.xml'])
    await expect(create(payload, from, '/x')).rejects.toMatchObject(refusal('is answered by the site itself'));
  await expect(create(payload, '/', '/x')).rejects.toMatchObject(refusal('stays where it is'));
  await create(payload, '/audit', '/services/audit');
  await create(payload, '/draft', '/services/audit');
});

test('leads from the old address of a page to the new one, however often it moves', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({ collection: 'pages', data: samplePage('one', 'A text.') });
  await create(payload, '/before', '/one');
  await movePage(payload, id, 'two');
  expect(await pairs(payload)).toEqual(['/before > /two', '/one > /two']);
  await movePage(payload, id, 'three');
  expect(await pairs(payload)).toEqual(['/before > /three', '/one > /three', '/two > /three']);
  await movePage(payload, id, 'one');
  expect(await pairs(payload), 'back again').toEqual(['/before > /one', '/three > /one', '/two > /one']);
  await payload.update({ collection: 'pages', id, data: { type: 'service' } });
  expect(await pairs(payload), 'another kind').toContain('/one > /services/one');
});

test('leads from the old address of an article, whether its slug or its category changed', async () => {
  const payload = await openTestPayload();
  const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  const ai = await payload.create({ collection: 'categories', data: { term_id: 28, name: 'AI', slug: 'ai' } });
  const { id } = await payload.create({ collection: 'articles', data: sampleArticle(parts, 'keys', 'A text.') });
  await payload.update({ collection: 'articles', id, data: { slug: 'all-keys' } });
  await payload.update({ collection: 'articles', id, data: { category: ai.id } });
  expect(await pairs(payload)).toEqual(['/blockchain/all-keys > /ai/all-keys', '/blockchain/keys > /ai/all-keys']);
});

test('makes no redirect for a draft, whose address nobody knew', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({
    collection: 'pages',
    data: samplePage('one', 'A text.', { _status: 'draft' }),
  });
  await payload.update({ collection: 'pages', id, data: { slug: 'two' } });
  await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
  await payload.update({ collection: 'pages', id, data: { slug: 'three' }, draft: true });
  expect(await pairs(payload)).toEqual([]);
  await payload.update({ collection: 'pages', id, data: { slug: 'three', _status: 'published' } });
  expect(await pairs(payload)).toEqual(['/two > /three']);
});

test('removes a redirect where a page is published', async () => {
  const payload = await openTestPayload();
  await create(payload, '/offers', '/services');
  await payload.create({ collection: 'pages', data: samplePage('offers', 'A text.') });
  expect(await pairs(payload)).toEqual([]);
});

test('makes the redirect together with the move, or neither', async () => {
  const payload = await openTestPayload();
  const { id } = await payload.create({ collection: 'pages', data: samplePage('one', 'A text.') });
  const cutShort = inTransaction(payload, async (req) => {
    await payload.update({ collection: 'pages', id, data: { slug: 'two' }, req });
    throw new Error('cut short');
  });
  await expect(cutShort).rejects.toThrow('cut short');
  expect(await pairs(payload)).toEqual([]);
  expect((await payload.findByID({ collection: 'pages', id })).slug).toBe('one');
});

/** A validation error with one message that contains the words. */
function refusal(words: string) {
  return { data: { errors: [{ message: expect.stringContaining(words) }] } };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePage } from '../testing/samplePage.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { slugOf } from './slugOf.ts';

test.each([
  ['What an account pays', 'what-an-account-pays'],
  ['  EVM audit: 3 steps!', 'evm-audit-3-steps'],
  ['Größe, Øre & l’été', 'grosse-ore-lete'],
  ['契約', ''],
  ['a '.repeat(100), `${'a-'.repeat(39)}a`],
])('makes the slug for “%s”: %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('a German site writes ae, oe and ue, as German does without dots', () => {
  for (const tag of ['de', 'de-AT']) {
    expect(slugOf('Wie wir Zahlungen prüfen', tag)).toBe('wie-wir-zahlungen-pruefen');
    expect(slugOf('Übergrößen a\u0308ndern', tag)).toBe('uebergroessen-aendern');
  }
  expect(slugOf('Zoë über naïve öre', 'nl')).toBe('zoe-uber-naive-ore');
});

describe('the slug of a page', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('SQLite');
  });
  afterAll(() => stage.close());

  const made = async (title: string, rest: object = {}) => {
    const { slug: _, ...data } = { ...samplePage('x', 'Words'), title, ...rest };
    return (await stage.asAdmin('POST', 'pages?draft=true', { ...data, _status: 'draft' })).body.doc;
  };
  const save = async (id: number, data: object) =>
    (await stage.asAdmin('PATCH', `pages/${id}?draft=true&autosave=true`, data)).body.doc;
  const publish = async (id: number, data: object = {}) =>
    (await stage.asAdmin('PATCH', `pages/${id}`, { ...data, _status: 'published' })).body.doc;

  test('is made from the title, and is unique', async () => {
    expect(await made('Deep water')).toMatchObject({ slug: 'deep-water', address: '/deep-water' });
    expect(await made('Deep water')).toMatchObject({ slug: 'deep-water-2' });
  });

  test('is unique among drafts too, which were empty at first', async () => {
    const begin = async () => (await stage.asAdmin('POST', 'pages?draft=true&autosave=true', {})).body.doc.id;
    const [one, other] = [await begin(), await begin()];
    expect(await save(one, { title: 'Low tide' })).toMatchObject({ slug: 'low-tide', address: '/low-tide' });
    expect(await save(other, { title: 'Low tide' })).toMatchObject({ slug: 'low-tide-2' });
    expect(await save(one, { title: 'Low tide' })).toMatchObject({ slug: 'low-tide' });
  });

  test('changes with the title until the page is published', async () => {
    const { id } = await made('Our');
    expect(await save(id, { title: 'Our services', slug: 'our' })).toMatchObject({ slug: 'our-services' });
    await publish(id);
    expect(await publish(id, { title: 'What we do' })).toMatchObject({ slug: 'our-services' });
    expect(await save(id, { title: 'What we did' })).toMatchObject({ slug: 'our-services' });
  });

  test('stays as somebody typed it', async () => {
    const { id } = await made('Harbour');
    expect(await save(id, { slug: 'port' })).toMatchObject({ slug: 'port' });
    expect(await save(id, { title: 'Harbour and port', slug: 'port' })).toMatchObject({ slug: 'port' });
  });

  test('is taken from the end of a pasted address, and is refused in words where another page has it', async () => {
    const { id } = await made('Pasted');
    const pasted = ' https://www.example.com/Über uns/Neue Seite/?from=mail ';
    expect(await save(id, { slug: pasted })).toMatchObject({ slug: 'neue-seite' });
    expect(await save(id, { slug: 'A good  slug' })).toMatchObject({ slug: 'a-good-slug' });
    await stage.payload.create({ collection: 'pages', data: samplePage('taken', 'Words') });
    const { body, status } = await stage.asAdmin('PATCH', `pages/${id}`, { slug: 'taken', _status: 'published' });
    expect(status).toBe(400);
    const message = '/taken is the address of the page "The page taken". Give this one another end';
    expect(body.errors[0].data.errors).toMatchObject([{ path: 'slug', message }]);
  });

  test('is no longer than a file name may be, and not the name of another file', async () => {
    const { slug: _, ...data } = samplePage('x', 'Words');
    const answerTo = (slug: string) => stage.asAdmin('POST', 'pages', { ...data, slug });
    const longest = await answerTo('a'.repeat(200));
    expect(longest.status).toBe(201);
    const { body, status } = await answerTo('a'.repeat(300));
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('At most 200 characters; there are 300 now');
    expect(JSON.stringify((await answerTo('index')).body)).toContain('the file of the first page is called index');
    const trashed = await stage.asAdmin('PATCH', `pages/${longest.body.doc.id}`, { deletedAt: '2026-11-21T12:00:00Z' });
    expect(trashed.status).toBe(200);
    const back = await stage.asAdmin('PATCH', `pages/${longest.body.doc.id}?trash=true`, { deletedAt: null });
    expect(back.body.doc).toMatchObject({ slug: 'a'.repeat(200) });
  });

  test('is made again in a copy, which is a draft that visitors do not see', async () => {
    const { id } = await stage.payload.create({ collection: 'pages', data: samplePage('evm-audit', 'Words') });
    const copy = await stage.asAdmin('POST', `pages/${id}/duplicate`, {});
    expect(copy.status).toBe(200);
    expect(copy.body.doc).toMatchObject({ slug: 'evm-audit-2', _status: 'draft', movedTo: null });
    expect(await publish(copy.body.doc.id)).toMatchObject({ slug: 'evm-audit-2', address: '/evm-audit-2' });
  });

  test('has the letters of the language of the site', async () => {
    const { payload } = stage;
    await payload.updateGlobal({ slug: 'site-settings', data: { language: 'de' } });
    const { id, slug } = await made('Wie wir Zahlungen prüfen');
    expect(slug).toBe('wie-wir-zahlungen-pruefen');
    expect(await save(id, { title: 'Wie wir Gebühren prüfen', slug })).toMatchObject({
      slug: 'wie-wir-gebuehren-pruefen',
    });
    expect(await save(id, { slug: '/Über uns' })).toMatchObject({ slug: 'ueber-uns' });
    await payload.updateGlobal({ slug: 'site-settings', data: { language: 'en' } });
  });

  test('may be left empty where there is a title, also without drafts', async () => {
    const term = { title: 'Cold wallet', description: 'It is offline.' };
    expect((await stage.asAdmin('POST', 'glossary', term)).body.doc).toMatchObject({ slug: 'cold-wallet' });
  });
});

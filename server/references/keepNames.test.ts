import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { describeOnEach, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleEvent } from '../testing/sampleEvent.ts';
import { type ArticleParts, createArticleParts, sampleArticle, samplePage, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';

const text = textBlock('A text.');
const series = (...articleSlugs: string[]) => ({ acf_fc_layout: 'articleSeries', title: 'A series', articleSlugs });
const toCase = (caseSlug: string) => ({
  acf_fc_layout: 'LinkToCase',
  caseSlug,
  description: 'A bridge',
  linkText: 'Read',
});

describeOnEach('names of documents on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  let parts: ArticleParts;

  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
    parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    // Documents that name others go first.
    for (const where of [{ slug: { equals: 'story' } }, {}]) await payload.delete({ collection: 'articles', where });
    await payload.delete({ collection: 'pages', where: {} });
  });

  const article = (slug: string, layout: object[] = [text], rest: Parameters<typeof sampleArticle>[3] = {}) =>
    payload.create({
      collection: 'articles',
      data: sampleArticle(parts, slug, '', { layout: toStoredBlocks<'articles'>(layout), ...rest }),
    });
  const change = (id: number, data: object, options: { draft?: boolean } = {}) =>
    payload.update({ collection: 'articles', id, data, ...options });
  const read = (id: number, draft = false) => payload.findByID({ collection: 'articles', id, draft, depth: 0 });

  test('writes a new slug wherever blocks contain the old one, and leaves the rest as it was', async () => {
    const named = await article('part-one');
    const lead = 'It says "part-one".';
    const { id } = await article('story', [text, series('story', 'part-one')], { lead, durationSeconds: 90 });
    const before = await read(id);
    await change(named.id, { slug: 'first-part' });
    const after = await read(id);
    expect(after.layout?.[1]).toMatchObject({ articleSlugs: ['story', 'first-part'], title: 'A series' });
    expect({ ...after, layout: [] }).toEqual({ ...before, layout: [] });
    expect(after.layout?.[0]).toEqual(before.layout?.[0]);
  });

  test('writes a new name of an event wherever blocks contain it', async () => {
    const event = await payload.create({ collection: 'events', data: sampleEvent });
    const banner = { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat', eventSlug: 'ledger-night' };
    const layout = toStoredBlocks<'pages'>([banner]);
    const page = await payload.create({ collection: 'pages', data: samplePage('news', 'Words', { layout }) });
    await payload.update({ collection: 'events', id: event.id, data: { slug: 'ledger-night-two' } });
    const { layout: after } = await payload.findByID({ collection: 'pages', id: page.id, depth: 0 });
    expect(after?.[0]).toMatchObject({ eventSlug: 'ledger-night-two' });
  });

  test('updates a document that names itself', async () => {
    const { id } = await article('story', [series('story')]);
    await change(id, { slug: 'tale' });
    expect((await read(id)).layout?.[0]).toMatchObject({ articleSlugs: ['tale'] });
  });

  test('writes it into a newer draft, without publishing the draft', async () => {
    const named = await article('part-one');
    const { id } = await article('story', [series('part-one')]);
    await change(id, { title: 'Not yet', layout: toStoredBlocks([text, series('part-one')]) }, { draft: true });
    await change(named.id, { slug: 'first-part' });
    const [shown, draft] = [await read(id), await read(id, true)];
    expect(shown).toMatchObject({ title: 'The article story', layout: [{ articleSlugs: ['first-part'] }] });
    expect(draft).toMatchObject({ title: 'Not yet', _status: 'draft' });
    expect(draft.layout?.[1]).toMatchObject({ articleSlugs: ['first-part'] });
    expect(draft.category).toBe(parts.category);
    await change(id, { _status: 'published' });
  });

  test('does not write the slug of a draft until that is published', async () => {
    const named = await article('part-one');
    const { id } = await article('story', [series('part-one')]);
    await change(named.id, { slug: 'first-part' }, { draft: true });
    expect((await read(id)).layout?.[0]).toMatchObject({ articleSlugs: ['part-one'] });
    await change(named.id, { _status: 'published' });
    expect((await read(id)).layout?.[0]).toMatchObject({ articleSlugs: ['first-part'] });
  });

  test('tells a case from an article of the same slug', async () => {
    await article('causeway');
    const bridge = await payload.create({
      collection: 'pages',
      data: samplePage('causeway', 'A bridge.', { type: 'case' }),
    });
    const { id } = await article('story', [toCase('causeway'), series('causeway')]);
    await payload.update({ collection: 'pages', id: bridge.id, data: { slug: 'long-bridge' } });
    expect((await read(id)).layout).toMatchObject([{ caseSlug: 'long-bridge' }, { articleSlugs: ['causeway'] }]);
  });

  test('refuses to delete or unpublish a document that a published one names, and says which', async () => {
    const named = await article('part-one');
    await article('draft-of-another', [series('part-one')], { _status: 'draft' });
    const story = await article('story', [text, series('part-one')]);
    const refusal = {
      status: 409,
      message:
        '"The article part-one" is still named in the article "The article story", Block 2 (Series). Take its name out there first.',
    };
    const remove = () => payload.delete({ collection: 'articles', id: named.id });
    await expect(remove()).rejects.toMatchObject(refusal);
    await expect(change(named.id, { _status: 'draft' })).rejects.toMatchObject(refusal);
    expect(await read(named.id)).toMatchObject({ _status: 'published' });
    await change(named.id, { title: 'A newer draft' }, { draft: true });
    await change(story.id, { layout: toStoredBlocks([text]) });
    await remove();
  });

  test('refuses to change the type of a case that is named', async () => {
    const bridge = await payload.create({
      collection: 'pages',
      data: samplePage('causeway', 'A bridge.', { type: 'case' }),
    });
    await article('story', [toCase('causeway')]);
    const asPage = payload.update({ collection: 'pages', id: bridge.id, data: { type: 'page' } });
    await expect(asPage).rejects.toThrow('Block 1 (Link to a case)');
  });

  test('refuses a date later than that of a document which names the article', async () => {
    const named = await article('part-one');
    await article('story', [series('part-one')], { date: '2099-02-01T09:00:00.000Z' });
    await change(named.id, { date: '2099-01-01T09:00:00.000Z' });
    await expect(change(named.id, { date: '2099-03-01T09:00:00.000Z' })).rejects.toThrow('is still named in');
  });
});

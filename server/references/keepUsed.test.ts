import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toStoredBlocks } from '../seed/stored.ts';
import { describeOnEach, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { sampleOffices } from '../testing/sampleCompany.ts';
import { createArticleParts, sampleArticle, samplePage } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';

describeOnEach('deleting a picture on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
  });
  afterAll(() => database.close());

  const remove = (id: number) => payload.delete({ collection: 'media', id });
  const layoutWith = (image: number) =>
    toStoredBlocks<'pages'>([
      { acf_fc_layout: 'textbox', heading: 'Ports', text: 'A text.' },
      { acf_fc_layout: 'image_with_text', heading: 'A quay', description: 'A text.', image },
    ]);

  test('is refused while documents show it, naming each with the place', async () => {
    const picture = await uploadSample(payload, 'quay');
    const parts = await createArticleParts(payload, picture.id);
    await payload.create({ collection: 'articles', data: sampleArticle(parts, 'story', 'A text.') });
    await payload.create({ collection: 'pages', data: samplePage('flow', '', { layout: layoutWith(picture.id) }) });
    await expect(remove(picture.id)).rejects.toThrow(
      '"The picture quay" is still shown in the page "The page flow", Block 2 (Picture with text); ' +
        'the article "The article story", Preview. Choose another picture there first, or replace the file of this one.',
    );
    const draft = { ...samplePage('draft', '', { layout: layoutWith(picture.id) }), _status: 'draft' as const };
    await payload.delete({ collection: 'pages', where: {} });
    await payload.delete({ collection: 'articles', where: {} });
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true });
    await expect(remove(picture.id)).rejects.toThrow('the page "The page draft"');
    await payload.delete({ collection: 'pages', id });
    await remove(picture.id);
  });

  test('is refused for moving it to the trash in the same way', async () => {
    const picture = await uploadSample(payload, 'kept');
    const layout = layoutWith(picture.id);
    const { id } = await payload.create({ collection: 'pages', data: samplePage('keeps', '', { layout }) });
    const trash = () =>
      payload.update({ collection: 'media', id: picture.id, data: { deletedAt: new Date().toISOString() } });
    await expect(trash()).rejects.toThrow('the page "The page keeps"');
    await payload.delete({ collection: 'pages', id });
    await trash();
  });

  test.each([
    ['a block', (id: number) => layoutWith(id), 'Block 2 (Picture with text) › Image'],
    [
      'a text',
      (id: number) =>
        toStoredBlocks<'pages'>([{ acf_fc_layout: 'textbox', heading: 'Ports', text: `![A](picture:${id})` }]),
      'Block 1 (Text) › Text',
    ],
  ])(
    'is the other way round: %s cannot be published with it, and says how to mend that',
    async (_, layoutOf, place) => {
      const picture = await uploadSample(payload, 'gone');
      const alt = 'The picture gone';
      const data = { ...samplePage('shows', '', { layout: layoutOf(picture.id) }), _status: 'draft' as const };
      await payload.update({ collection: 'media', id: picture.id, data: { deletedAt: new Date().toISOString() } });
      const { id } = await payload.create({ collection: 'pages', data, draft: true });
      const publish = () => payload.update({ collection: 'pages', id, data: { _status: 'published' } });
      const mend = `“${alt}” is in the trash. Bring it back from there, or choose something else here`;
      await expect(publish()).rejects.toMatchObject({
        data: { errors: [{ message: mend, label: `${place}: ${mend}` }] },
      });
      await payload.update({ collection: 'media', id: picture.id, data: { deletedAt: null }, trash: true });
      await publish();
      await payload.delete({ collection: 'pages', id });
    },
  );

  test('ignores a number that is not a picture', async () => {
    const picture = await uploadSample(payload, 'other');
    const layout = toStoredBlocks<'pages'>([
      { acf_fc_layout: 'textbox', heading: 'Ports', text: `It says "image":${picture.id},` },
    ]);
    await payload.create({ collection: 'pages', data: samplePage('numbers', '', { layout }) });
    await remove(picture.id);
  });
});

describeOnEach('removing what articles and bookings depend on, on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
  });
  afterAll(() => database.close());

  const trashed = { deletedAt: '2026-11-24T09:00:00.000Z' };

  test('keeps a category while it has articles, or a link leads to its list', async () => {
    const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
    const article = await payload.create({ collection: 'articles', data: sampleArticle(parts, 'story', 'A text.') });
    const page = await payload.create({
      collection: 'pages',
      data: samplePage('reads', 'See [our texts](/blockchain).'),
    });
    const remove = () => payload.delete({ collection: 'categories', id: parts.category });
    await expect(remove()).rejects.toThrow(
      '"Blockchain" is still used in the page "The page reads", Block 1 (Text); ' +
        'the article "The article story", Category. Choose another category there first, or another link.',
    );
    expect(await payload.findByID({ collection: 'articles', id: article.id, depth: 0 })).toMatchObject({
      category: parts.category,
    });
    await payload.delete({ collection: 'pages', id: page.id });
    await payload.delete({ collection: 'articles', id: article.id });
    await remove();
  });

  test('keeps a tag while articles have it', async () => {
    const parts = await createArticleParts(payload, (await uploadSample(payload)).id);
    const data = { name: 'Rust', slug: 'rust', group: 'technologies' as const, term_id: 71 };
    const { id } = await payload.create({ collection: 'tags', data });
    const article = await payload.create({
      collection: 'articles',
      data: sampleArticle(parts, 'tagged', 'A text.', { tags: [id] }),
    });
    const trash = () => payload.update({ collection: 'tags', id, data: trashed });
    await expect(trash()).rejects.toThrow('"Rust" is still used in the article "The article tagged", Tags.');
    await payload.delete({ collection: 'articles', id: article.id });
    await trash();
  });

  test('keeps an office while somebody takes calls there', async () => {
    const [office] = sampleOffices;
    if (!office) throw new Error('The samples have no office');
    const { id } = await payload.create({ collection: 'offices', data: office });
    await payload.updateGlobal({
      slug: 'booking',
      data: { desks: [{ host: 'Ada Quay', office: id }] },
    });
    const trash = () => payload.update({ collection: 'offices', id, data: trashed });
    await expect(trash()).rejects.toThrow(
      `"${office.city}" is still used in the booking, Who takes calls › Office. Choose another office there first.`,
    );
    await payload.updateGlobal({ slug: 'booking', data: { desks: [] } });
    await trash();
  });
});

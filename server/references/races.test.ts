import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { runAppointments } from '../publishing/schedule.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { type ArticleParts, createArticleParts, sampleArticle, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';

/** Editors who press at the same moment. Several times, because each time another one may come first. */
const times = [1, 2, 3, 4, 5, 6];

describe.each(databases)('what two editors do at the same moment on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  let parts: ArticleParts;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
    parts = await createArticleParts(payload, (await uploadSample(payload)).id);
  });
  afterAll(() => database.close());

  const article = (slug: string, rest: object = {}) =>
    payload.create({
      collection: 'articles',
      data: sampleArticle(parts, slug, 'Words', rest),
      draft: '_status' in rest,
    });
  const change = (id: number, data: object) => payload.update({ collection: 'articles', id, data });
  const naming = (...articleSlugs: string[]) => ({
    layout: toStoredBlocks<'articles'>([
      textBlock('Words'),
      { acf_fc_layout: 'articleSeries', title: 'A series', articleSlugs },
    ]),
  });
  /** Names in published articles that lead nowhere. */
  async function findLost(): Promise<unknown[]> {
    const where = { _status: { equals: 'published' as const } };
    const { docs } = await payload.find({ collection: 'articles', where, pagination: false, depth: 0 });
    const slugs = docs.map(({ slug }) => slug);
    const named = docs.flatMap(({ layout }) => layout?.flatMap((block) => Object(block).articleSlugs ?? []) ?? []);
    return named.filter((one) => !slugs.includes(one));
  }

  test.each([
    ['renamed', (_: number, time: number) => ({ slug: `other-${time}` })],
    ['unpublished', () => ({ _status: 'draft' })],
    ['put into the trash', () => ({ deletedAt: new Date().toISOString() })],
  ])('an article that is %s while another one that names it is published', async (how, dataOf) => {
    for (const time of times) {
      const slug = `${how.replaceAll(' ', '-')}-${time}`;
      const { id } = await article(slug);
      const { id: story } = await article(`story-of-${slug}`, { ...naming(slug), _status: 'draft' });
      const steps = [() => change(id, dataOf(id, time)), () => change(story, { _status: 'published' })];
      await Promise.allSettled((time % 2 ? steps : steps.toReversed()).map((step) => step()));
    }
    expect(await findLost()).toEqual([]);
  });

  test('an article and a recording that are published at one address', async () => {
    const data = { term_id: 31, name: 'Video', slug: 'video' } as const;
    const { id: category } = await payload.create({ collection: 'categories', data });
    for (const time of times) {
      const slug = `talk-${time}`;
      const { id } = await article(slug, { category, _status: 'draft' });
      const film = { title: slug, slug, summary: 'A talk', duration: '12:05', date: '2026-11-01T09:00:00.000Z' };
      const recording = await payload.create({
        collection: 'recordings',
        data: { ...film, poster: parts.preview, elsewhere: 'https://talks.example/talk', _status: 'draft' },
        draft: true,
      });
      const ends = await Promise.allSettled([
        change(id, { _status: 'published' }),
        payload.update({ collection: 'recordings', id: recording.id, data: { _status: 'published' } }),
      ]);
      expect(ends.map(({ status }) => status).toSorted(), slug).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('a category that goes into the trash while an article below it is published', async () => {
    const slugs = ['ai', 'ada', 'ar-vr', 'insights', 'big-data', 'web-development'] as const;
    for (const [place, slug] of slugs.entries()) {
      const data = { term_id: 40 + place, name: slug, slug };
      const category = await payload.create({ collection: 'categories', data });
      // A draft holds its category too, so it gets it as it is published.
      const { id } = await article(`below-${slug}`, { _status: 'draft' });
      await Promise.allSettled([
        change(id, { category: category.id, _status: 'published' }),
        payload.update({ collection: 'categories', id: category.id, data: { deletedAt: new Date().toISOString() } }),
      ]);
    }
    const where = { _status: { equals: 'published' as const }, address: { exists: false } };
    expect((await payload.find({ collection: 'articles', where })).docs.map(({ slug }) => slug)).toEqual([]);
    const { docs } = await payload.find({ collection: 'articles', pagination: false, depth: 1 });
    const lost = docs.filter(({ category, slug }) => slug.startsWith('below-') && !Object(category).slug);
    expect(lost.map(({ slug }) => slug)).toEqual([]);
  });

  test('an article that is published anew while its scheduled publication begins', async () => {
    const user = await createUserWith(payload, 'editor');
    for (const time of times) {
      const { id } = await article(`due-${time}`, { _status: 'draft', title: 'As it was' });
      const doc = { relationTo: 'articles' as const, value: String(id) };
      const input = { type: 'publish', doc, user: { relationTo: 'users' as const, value: user.id } };
      await payload.jobs.queue({
        task: 'schedulePublish',
        input: input as object,
        waitUntil: new Date(Date.now() - 1),
      });
      const steps = [() => runAppointments(payload), () => change(id, { title: 'As it is', _status: 'published' })];
      await Promise.all((time % 2 ? steps : steps.toReversed()).map((step) => step()));
      expect(await payload.findByID({ collection: 'articles', id, depth: 0 })).toMatchObject({ title: 'As it is' });
    }
  });

  test('an article that is deleted for good while it is published', async () => {
    for (const time of times) {
      const { id } = await article(`leaving-${time}`, { _status: 'draft' });
      const steps = [() => payload.delete({ collection: 'articles', id }), () => change(id, { _status: 'published' })];
      const ends = await Promise.allSettled((time % 2 ? steps : steps.toReversed()).map((step) => step()));
      const deletion = ends[time % 2 ? 0 : 1];
      expect(deletion?.status, JSON.stringify(deletion)).toBe('fulfilled');
      const found = await runWithValues(payload, {}, sql`SELECT title FROM search_documents WHERE document_id = ${id}`);
      expect(found).toEqual([]);
      const { docs } = await payload.find({ collection: 'articles', where: { id: { equals: id } }, trash: true });
      expect(docs).toEqual([]);
    }
  });
});

import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderOfficesEndpoint } from '../content/collections/company.ts';
import { readOffices } from '../content/readOffices.ts';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';
import { createPayloadPublication } from '../publishing/payloadPublication.ts';
import { runAppointments } from '../publishing/schedule.ts';
import { defined, toStoredBlocks } from '../seed/stored.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { makeCall } from '../testing/makeCall.ts';
import { type ArticleParts, createArticleParts, sampleArticle, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import { germanWording } from '../testing/siteContent.ts';
import { smallContent } from '../testing/smallContent.ts';

/** What was refused. */
const told = (ends: PromiseSettledResult<unknown>[]) =>
  ends.flatMap((end) => (end.status === 'rejected' ? [`${end.reason} ${end.reason.cause}`] : [])).join('; ');

/** Editors who press at the same moment. Several times, because each time another one may come first. */
const times = [1, 2, 3];

describe.each(databases)('what two editors do at the same moment on %s', (name) => {
  let database: TestDatabase;
  let payload: Payload;
  let parts: ArticleParts;
  let user: Awaited<ReturnType<typeof createUserWith>>;
  beforeAll(async () => {
    database = await openTestDatabase(name);
    ({ payload } = database);
    user = await createUserWith(payload, 'editor');
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
  const publish = (id: number) => change(id, { _status: 'published' });
  /** As the admin does it with those that are ticked in a list. */
  const publishTicked = (id: number) =>
    payload.update({
      collection: 'articles',
      where: { id: { in: [id] } },
      data: { _status: 'published' },
      draft: true,
    });
  /** Both at once, the first one first every other time. */
  const race = (time: number, one: () => Promise<unknown>, other: () => Promise<unknown>) =>
    Promise.allSettled((time % 2 ? [one, other] : [other, one]).map((step) => step()));
  const naming = (...articleSlugs: string[]) => ({
    layout: toStoredBlocks<'articles'>([
      textBlock('Words'),
      { acf_fc_layout: 'articleSeries', title: 'A series', articleSlugs },
    ]),
  });
  const office = () => {
    const hours = { opens: '09:00', closes: '18:00', timeZone: 'Europe/Amsterdam' };
    return payload.create({
      collection: 'offices',
      data: { ...hours, city: 'Delft', address: ['Quay 1'], countryCode: 'NL' },
    });
  };
  /** Names in published articles that lead nowhere. */
  async function findLost(): Promise<unknown[]> {
    const where = { _status: { equals: 'published' as const } };
    const { docs } = await payload.find({ collection: 'articles', where, pagination: false, depth: 0 });
    const slugs = docs.map(({ slug }) => slug);
    const named = docs.flatMap(({ layout }) => layout?.flatMap((block) => Object(block).articleSlugs ?? []) ?? []);
    return named.filter((one) => !slugs.includes(one));
  }

  const rename = (slug: string) => ({ slug: `other-${slug}` });
  const trash = () => ({ deletedAt: new Date().toISOString() });
  test.each([
    ['renamed', 'published', rename, publish],
    ['unpublished', 'published', () => ({ _status: 'draft' }), publish],
    ['put into the trash', 'published', trash, publish],
    ['renamed', 'ticked and published', rename, publishTicked],
    ['put into the trash', 'ticked and published', trash, publishTicked],
  ])('an article that is %s while another one that names it is %s', async (how, other, dataOf, publishStory) => {
    for (const time of times) {
      const slug = `${how} ${other} ${time}`.replaceAll(' ', '-');
      const { id } = await article(slug);
      const { id: story } = await article(`story-of-${slug}`, { ...naming(slug), _status: 'draft' });
      const ends = await race(
        time,
        () => change(id, dataOf(slug)),
        () => publishStory(story),
      );
      expect(told(ends)).not.toMatch(/deadlock/i);
    }
    expect(await findLost()).toEqual([]);
  });

  test('an article that is published while the publisher notes what it does', async () => {
    const { noteActivity } = createPayloadPublication(payload);
    const version = async () => (await payload.findGlobal({ slug: 'publication', depth: 0 })).version;
    for (const time of times) {
      const { id } = await article(`noted-${time}`, { _status: 'draft' });
      const before = await version();
      const note = () => noteActivity({ kind: 'idle' });
      await Promise.all([publish(id), note(), note(), note()]);
      expect(await version()).not.toBe(before);
    }
  });

  test('a page that moves while a redirect to it is edited', async () => {
    for (const time of times) {
      const slug = `moving-${time}`;
      const { address = '', id } = await article(slug);
      const data = { from: `/former-${time}`, to: String(address), isPermanent: true };
      const redirect = await payload.create({ collection: 'redirects', data });
      const ends = await race(
        time,
        () => change(id, { slug: `there-${time}` }),
        () => payload.update({ collection: 'redirects', id: redirect.id, data: { isPermanent: false } }),
      );
      expect(
        ends.map(({ status }) => status),
        told(ends),
      ).toEqual(['fulfilled', 'fulfilled']);
      const stored = await payload.findByID({ collection: 'redirects', id: redirect.id });
      expect(stored).toMatchObject({ to: `/blockchain/there-${time}`, isPermanent: false });
    }
  });

  test('a picture that goes into the trash while its words change', async () => {
    for (const time of times) {
      const { id } = await uploadSample(payload);
      const ends = await race(
        time,
        () => payload.update({ collection: 'media', id, data: trash() }),
        () => payload.update({ collection: 'media', id, data: { alt: 'Other words' } }),
      );
      expect(told(ends)).not.toMatch(/deadlock/i);
      expect(ends[time % 2 ? 0 : 1]?.status, told(ends)).toBe('fulfilled');
      const stored = await payload.findByID({ collection: 'media', id, trash: true });
      expect(stored.deletedAt, 'is in the trash').not.toBeNull();
    }
  });

  test('settings that are published while their words in another language are made', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: defined(smallContent.settings) });
    for (const [place, language] of ['de', 'fr', 'es', 'it', 'nl', 'sv'].entries()) {
      const data = { ...germanWording, name: language, language, _status: 'published' } as const;
      const ends = await race(
        place,
        () => payload.create({ collection: 'wordings', data }),
        () => payload.updateGlobal({ slug: 'site-settings', data: { companyName: `Agency ${language}` } }),
      );
      expect(
        ends.map(({ status }) => status),
        told(ends),
      ).toEqual(['fulfilled', 'fulfilled']);
    }
  });

  test('an office that goes into the trash while somebody takes calls there', async () => {
    for (const time of times) {
      const { id } = await office();
      const ends = await race(
        time,
        () => payload.update({ collection: 'offices', id, data: trash() }),
        () => payload.updateGlobal({ slug: 'booking', data: { desks: [{ host: 'Ada Quay', office: id }] } }),
      );
      expect(ends.map(({ status }) => status).toSorted(), told(ends)).toEqual(['fulfilled', 'rejected']);
      expect(told(ends)).toMatch(/Who takes calls(?: 1)? › Office/);
    }
  });

  test('a picture that goes into the trash while the header comes to show it', async () => {
    await payload.updateGlobal({ slug: 'site-settings', data: defined(smallContent.settings) });
    for (const time of times) {
      const { id } = await uploadSample(payload);
      const navigation = [{ label: 'Services', href: '/services', picture: id }];
      const ends = await race(
        time,
        () => payload.update({ collection: 'media', id, data: trash() }),
        () => payload.updateGlobal({ slug: 'site-settings', data: { navigation } }),
      );
      expect(ends.map(({ status }) => status).toSorted(), told(ends)).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('offices that two editors put into different orders', async () => {
    const [a, b, c] = [(await office()).id, (await office()).id, (await office()).id];
    const { docs } = await payload.find({ collection: 'offices', pagination: false, sort: 'id' });
    const others = docs.map(({ id }) => id).filter((id) => ![a, b, c].includes(id));
    const order = async (...ids: number[]) => {
      const req = Object.assign(await createLocalReq({ user }, payload), { json: async () => ({ ids }) });
      return makeCall(payload, orderOfficesEndpoint, req, 'offices');
    };
    const [one, other] = [
      [b, a, c, ...others],
      [c, b, a, ...others],
    ];
    for (const time of times) {
      await order(a, b, c, ...others);
      await race(
        time,
        () => order(...one),
        () => order(...other),
      );
      expect([one, other]).toContainEqual((await readOffices(payload)).map(({ id }) => id));
    }
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

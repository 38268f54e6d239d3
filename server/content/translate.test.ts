import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMissing } from '../settings/wordingEndpoints.ts';
import { sampleEvent } from '../testing/sampleEvent.ts';
import { samplePage } from '../testing/samplePage.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { describeTwins, findWaitingTwins } from './twins.ts';

let stage: Stage;
let about: number;
beforeAll(async () => {
  stage = await openStage('SQLite');
  const data = { ...samplePage('about', 'What we do'), _status: 'published' } as const;
  about = (await stage.payload.create({ collection: 'pages', data })).id;
  await stage.payload.updateGlobal({ slug: 'site-settings', data: { languages: [{ code: 'en' }, { code: 'de' }] } });
});
afterAll(() => stage.close());

let terms = 900;
const tagNamed = (name: string, slug: string) => ({ name, slug, group: 'protocols' as const, term_id: ++terms });
const translate = (id: number, language: string) => stage.asAdmin('POST', `pages/${id}/translate`, { language });

it('makes the twin of a page as a draft in its language, with everything that the original has', async () => {
  const { body, status } = await translate(about, 'de');
  expect(status).toBe(201);
  const original = await stage.payload.findByID({ collection: 'pages', id: about, depth: 0 });
  expect(body.doc).toMatchObject({
    language: 'de',
    original: about,
    slug: 'de/about',
    address: '/de/about',
    title: original.title,
    _status: 'draft',
  });
  expect(body.doc.layout.map(({ id: _, ...block }: { id: string }) => block)).toEqual(
    original.layout?.map(({ id: _, ...block }) => block),
  );
  expect(original).toMatchObject({ language: null, original: null, slug: 'about', address: '/about' });
});

it('makes that of any kind that has twins, such as a person', async () => {
  const data = {
    name: 'Ada Vinter',
    slug: 'ada',
    role: 'Auditor',
    summary: 'Counts twice.',
    _status: 'published',
  } as const;
  const { id } = await stage.payload.create({ collection: 'people', data });
  const { body, status } = await stage.asAdmin('POST', `people/${id}/translate`, { language: 'de' });
  expect(status).toBe(201);
  expect(body.doc).toMatchObject({ slug: 'de/ada', address: '/de/people/ada', original: id, _status: 'draft' });
  const again = await stage.asAdmin('POST', `people/${id}/translate`, { language: 'de' });
  expect(again.body.errors[0].message).toBe('It is there in "de" already: Ada Vinter');
  expect((await stage.asAdmin('GET', `people/${id}/translations`)).body.languages).toEqual([
    { language: 'en', id, isPublished: true },
    { language: 'de', id: body.doc.id, isPublished: false },
  ]);
});

it('makes it once, and only in a further language of the site', async () => {
  expect((await translate(about, 'de')).body.errors[0].message).toContain('It is there in "de" already');
  const other = await translate(about, 'fr');
  expect([other.status, other.body.errors[0].message]).toEqual([400, expect.stringContaining('besides the first')]);
  expect((await translate(about, 'en')).status).toBe(400);
  expect((await translate(9_999, 'de')).status).toBe(404);
});

it('is for those who may write pages', async () => {
  const sales = await signInForToken(stage, 'sales');
  expect((await stage.call('POST', `pages/${about}/translate`, { language: 'de' }, sales)).status).toBe(403);
  expect((await stage.call('POST', `pages/${about}/translate`, { language: 'de' })).status).toBe(401);
});

it('keeps language and original, whatever a form sends, and takes its address from the title in that language', async () => {
  const { body } = await translate(
    (await stage.payload.create({ collection: 'pages', data: samplePage('team', 'Us') })).id,
    'de',
  );
  const sent = { title: 'Über uns', slug: '/Über uns', language: 'fr', original: 1 };
  const saved = await stage.asAdmin('PATCH', `pages/${body.doc.id}?draft=true&depth=0`, sent);
  expect(saved.body.doc).toMatchObject({
    language: 'de',
    original: body.doc.original,
    slug: 'de/ueber-uns',
    address: '/de/ueber-uns',
  });
});

it('may have a slug that the default language has too, but none that its own language has', async () => {
  const made = await translate(
    (await stage.payload.create({ collection: 'pages', data: samplePage('price', 'Price') })).id,
    'de',
  );
  expect(made.body.doc.slug).toBe('de/price');
  const taken = await stage.asAdmin('PATCH', `pages/${made.body.doc.id}`, { slug: 'about', _status: 'published' });
  expect(taken.status).toBe(400);
});

it('keeps the address of a language for its first page', async () => {
  const taken = await stage.asAdmin('POST', 'pages', { ...samplePage('de', 'Words') });
  expect(taken.status).toBe(400);
  expect(JSON.stringify(taken.body)).toContain('/de is the address of the first page in German');
  const { id } = await stage.payload.create({ collection: 'pages', data: samplePage('home', 'Home') });
  const { body } = await translate(id, 'de');
  const saved = await stage.asAdmin('PATCH', `pages/${body.doc.id}?draft=true`, { title: 'Start', slug: 'start' });
  expect(saved.body.doc).toMatchObject({ slug: 'de/home', address: '/de' });
});

it('moves a first page that an earlier version stored at another address, once it is published again', async () => {
  const { payload } = stage;
  const [twin] = (await payload.find({ collection: 'pages', where: { slug: { equals: 'de/home' } }, draft: true }))
    .docs;
  const id = twin?.id ?? 0;
  await stage.asAdmin('PATCH', `pages/${id}`, { _status: 'published' });
  const before = { slug: 'de/startseite', address: '/de/startseite' };
  await payload.db.updateOne({ collection: 'pages', id, data: before, req: {} });
  await payload.db.updateVersion({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    versionData: { parent: id, version: { ...twin, ...before, _status: 'published' } } as never,
    req: {},
  });
  const saved = await stage.asAdmin('PATCH', `pages/${id}`, { slug: 'de/startseite', _status: 'published' });
  expect(saved.body.doc).toMatchObject({ slug: 'de/home', address: '/de' });
  const from = { from: { equals: '/de/startseite' } };
  expect((await payload.find({ collection: 'redirects', where: from })).docs).toMatchObject([{ to: '/de' }]);
});

it('stays as a page of its own where its original is deleted', async () => {
  const { id } = await stage.payload.create({ collection: 'pages', data: samplePage('gone', 'Gone') });
  const { body } = await translate(id, 'de');
  await stage.payload.delete({ collection: 'pages', id });
  expect(await stage.payload.findByID({ collection: 'pages', id: body.doc.id, depth: 0, draft: true })).toMatchObject({
    slug: 'de/gone',
  });
});

it('is behind once its original is published again, until an editor says that it is right as it is', async () => {
  const data = { ...samplePage('terms', 'Terms'), _status: 'published' } as const;
  const { id } = await stage.payload.create({ collection: 'pages', data });
  const statesOf = async (one: number) => (await stage.asAdmin('GET', `pages/${one}/translations`)).body.languages;
  expect(await statesOf(id)).toEqual([{ language: 'en', id, isPublished: true }, { language: 'de' }]);

  const twin = (await translate(id, 'de')).body.doc.id;
  const untouched = await stage.payload.findByID({ collection: 'pages', id: twin, depth: 0, draft: true });
  await stage.asAdmin('PATCH', `pages/${id}?draft=true`, { title: 'Terms, a draft', _status: 'draft' });
  expect(await statesOf(twin)).toEqual([
    { language: 'en', id, isPublished: true },
    { language: 'de', id: twin, isPublished: false },
  ]);
  await stage.asAdmin('PATCH', `pages/${id}`, { title: 'Terms of use', _status: 'published' });
  const { updatedAt } = await stage.payload.findByID({ collection: 'pages', id, depth: 0 });
  expect((await statesOf(id))[1]).toEqual({ language: 'de', id: twin, isPublished: false, behindSince: updatedAt });
  expect(await stage.payload.findByID({ collection: 'pages', id: twin, depth: 0, draft: true })).toEqual(untouched);

  const waiting = async () => (await findWaitingTwins(stage.payload)).find(({ collection }) => collection === 'pages');
  expect(await waiting()).toMatchObject({ language: 'de', behind: [twin], missing: expect.not.arrayContaining([id]) });
  const noteOf = async (one: number) => {
    const document = await stage.payload.findByID({ collection: 'pages', id: one, depth: 0, draft: true });
    return describeTwins(stage.payload, { ...document, collection: 'pages' });
  };
  const behind = 'German: draft, behind its original';
  expect([await noteOf(id), await noteOf(twin)]).toEqual([behind, behind]);

  expect((await stage.asAdmin('POST', `pages/${id}/agree`)).status).toBe(400);
  expect((await stage.asAdmin('POST', `pages/${twin}/agree`)).status).toBe(200);
  expect((await statesOf(twin))[1]).toEqual({ language: 'de', id: twin, isPublished: false });
  expect(await waiting()).toBeUndefined();
  expect(await noteOf(twin)).toBe('German: draft');
  await stage.payload.delete({ collection: 'pages', id: twin });
  expect((await waiting())?.missing).toContain(id);
  expect(await noteOf(id)).toBe('Missing in German');
});

it('makes the words of what has no page of its own, which are behind once it changes', async () => {
  const hours = { countryCode: 'DE', opens: '09:00', closes: '17:00', timeZone: 'Europe/Berlin' };
  const data = { city: 'Munich', address: ['Hafen 1'], ...hours };
  const { id } = await stage.payload.create({ collection: 'offices', data });
  const made = await stage.asAdmin('POST', `offices/${id}/translate`, { language: 'de' });
  expect(made.status).toBe(201);
  const { id: words } = made.body.doc;
  expect(made.body).toMatchObject({
    href: `/admin/collections/translations/${words}`,
    doc: { name: 'Munich', office: { city: 'Munich', address: ['Hafen 1'] }, _status: 'draft' },
  });
  expect((await stage.asAdmin('POST', `offices/${id}/translate`, { language: 'de' })).status).toBe(409);
  const sent = { language: 'fr', original: 1, office: { city: 'München', address: ['Hafen 1'] }, _status: 'published' };
  const saved = await stage.asAdmin('PATCH', `translations/${words}`, sent);
  expect(saved.body.doc).toMatchObject({ name: 'München', language: 'de', original: id });
  await stage.asAdmin('PATCH', `translations/${words}`, { office: { city: 'Minga' }, _status: 'published' });
  const where = { and: [{ parent: { equals: words } }, { 'version.name': { equals: 'München' } }] };
  const { docs } = await stage.payload.findVersions({ collection: 'translations', where, limit: 1 });
  const restored = await stage.asAdmin('POST', `translations/versions/${docs[0]?.id}`);
  expect(restored).toMatchObject({ status: 200 });
  expect(await stage.payload.findByID({ collection: 'translations', id: words, depth: 0 })).toMatchObject({
    ...{ name: 'München', _status: 'published', office: { city: 'München' } },
  });
  const statesOf = async (place: string) => (await stage.asAdmin('GET', `${place}/translations`)).body.languages;
  const states = [
    { language: 'en', id, isPublished: true, href: `/admin/collections/offices/${id}` },
    { language: 'de', id: words, isPublished: true, href: `/admin/collections/translations/${words}` },
  ];
  for (const place of [`offices/${id}`, `translations/${words}`]) expect(await statesOf(place)).toEqual(states);
  const noteOf = async (collection: 'offices' | 'translations', id: number) => {
    const document = await stage.payload.findByID({ collection, id, depth: 0 });
    return describeTwins(stage.payload, { ...document, collection });
  };
  expect([await noteOf('offices', id), await noteOf('translations', words)]).toEqual(['', 'German']);
  await stage.asAdmin('PATCH', `offices/${id}`, { address: ['Hafen 2'] });
  const behind = 'German: behind its original';
  expect([await noteOf('offices', id), await noteOf('translations', words)]).toEqual([behind, behind]);
  expect((await statesOf(`offices/${id}`))[1]).toHaveProperty('behindSince');
  expect(await findWaitingTwins(stage.payload)).toContainEqual({
    ...{ language: 'de', collection: 'offices', behind: [words], missing: [] },
  });
  expect((await stage.asAdmin('POST', `translations/${words}/agree`)).status).toBe(200);
  expect(await statesOf(`translations/${words}`)).toEqual(states);
  await stage.payload.delete({ collection: 'translations', id: words });
  expect(await noteOf('offices', id), 'its city is called the same').toBe('');
  await stage.payload.delete({ collection: 'offices', id });
  expect((await stage.payload.count({ collection: 'translations' })).totalDocs).toBe(0);
});

it('has one translation in a language, which comes back from the trash where it is there', async () => {
  const reasonOf = ({ body, status }: { body: { errors?: { message: string }[] }; status: number }) =>
    [status, body.errors?.[0]?.message] as const;
  const restore = (place: string) => stage.asAdmin('PATCH', `${place}?trash=true`, { deletedAt: null });
  const page = (await stage.payload.create({ collection: 'pages', data: samplePage('twice', 'Twice') })).id;
  const tag = (await stage.payload.create({ collection: 'tags', data: tagNamed('The page twice', 'twice') })).id;
  for (const original of [`pages/${page}`, `tags/${tag}`]) {
    const ask = () => stage.asAdmin('POST', `${original}/translate`, { language: 'de' });
    const pressed = await Promise.all([ask(), ask()]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const made = pressed.find(({ status }) => status === 201)?.body;
    const place = `${made.href ? 'translations' : 'pages'}/${made.doc.id}`;
    await stage.asAdmin('PATCH', place, { deletedAt: new Date().toISOString() });
    const mend = 'It is there in "de" already: The page twice. Restore it from the trash';
    expect(reasonOf(await ask())).toEqual([409, mend]);
    expect((await restore(place)).status).toBe(200);
    expect(reasonOf(await ask())).toEqual([409, 'It is there in "de" already: The page twice']);
  }
});

it('is neither restored nor published beside another one of an earlier version', async () => {
  const tag = (await stage.payload.create({ collection: 'tags', data: tagNamed('Old', 'old') })).id;
  const { doc } = (await stage.asAdmin('POST', `tags/${tag}/translate`, { language: 'de' })).body;
  const { id } = await stage.payload.db.create({
    collection: 'translations',
    data: { ...{ kind: 'tag', original: tag, language: 'de', name: 'Second' }, deletedAt: new Date().toISOString() },
    req: {},
  });
  const place = `translations/${id}`;
  const restored = await stage.asAdmin('PATCH', `${place}?trash=true`, { deletedAt: null });
  expect([restored.status, restored.body.errors?.[0]?.message]).toEqual([
    409,
    'It is there in "de" already: Old. Put one of the two into the trash',
  ]);
  await stage.payload.db.updateOne({ collection: 'translations', id, data: { deletedAt: null }, req: {} });
  const publish = (one: number) =>
    stage.asAdmin('PATCH', `translations/${one}`, { tag: { name: 'Alt' }, _status: 'published' });
  expect((await publish(doc.id)).status).toBe(200);
  expect((await publish(id)).status).toBe(409);
  expect((await publish(doc.id)).status).toBe(200);
});

it('calls missing what visitors see, and forms with words of their owner', async () => {
  const { payload } = stage;
  const hours = (from: string) => ({ starts: `${from}T10:00:00.000Z`, ends: `${from}T12:00:00.000Z` });
  const events = ['2001-05-01', '2101-05-01'].map((day) => ({ ...sampleEvent, slug: `night-${day}`, ...hours(day) }));
  const said = { name: 'Ada Vinter', jobTitle: 'Auditor', description: 'Counts twice.', rating: 5 };
  const reviews = ['2001-05-01', '2101-05-01'].map((date) => ({ ...said, date }));
  const [past, coming] = await Promise.all(events.map((data) => payload.create({ collection: 'events', data })));
  const [given, later] = await Promise.all(reviews.map((data) => payload.create({ collection: 'reviews', data })));
  const missing = async (collection: string) =>
    (await findWaitingTwins(payload)).find((one) => one.collection === collection)?.missing;
  expect([past?.id, later?.id, await missing('events'), await missing('reviews')]).toEqual([
    expect.any(Number),
    expect.any(Number),
    [coming?.id],
    [given?.id],
  ]);
  const form = await payload.create({
    collection: 'forms',
    data: { name: 'quote', title: 'Request a quote', _status: 'published' },
  });
  expect(await missing('forms')).toBeUndefined();
  await stage.asAdmin('PATCH', `forms/${form.id}`, { buttonText: 'Ask' });
  expect(await missing('forms')).toEqual([form.id]);
  expect(await findMissing(payload, 'de')).toContain('the form “Request a quote”');
});

it('settings lead with the default language, and have each once', async () => {
  const settings = await stage.payload.findGlobal({ slug: 'site-settings', depth: 0 });
  expect(settings).toMatchObject({ language: 'en', languages: [{ code: 'en', isVisible: true }, { code: 'de' }] });
  const twice = { languages: [{ code: 'en' }, { code: 'de' }, { code: 'de' }] };
  expect((await stage.asAdmin('POST', 'globals/site-settings', twice)).body.errors[0].message).toContain(
    'de is there twice',
  );
  const turned = { languages: [{ code: 'de' }, { code: 'en' }] };
  expect((await stage.asAdmin('POST', 'globals/site-settings', turned)).body.errors[0].message).toContain(
    'de cannot be the first one',
  );
});

it('a language is not added while a page of the default one stands at its address, and is once that has moved', async () => {
  const { id } = await stage.payload.create({
    collection: 'pages',
    data: { ...samplePage('fr', 'Nous parlons.'), _status: 'published' },
  });
  const [first, ...others] = (await stage.payload.findGlobal({ slug: 'site-settings', depth: 0 })).languages ?? [];
  const languages = [first, ...others, { code: 'fr' }];
  const refused = await stage.asAdmin('POST', 'globals/site-settings', { languages });
  expect(refused.body.errors[0].data.errors).toMatchObject([
    { path: 'languages.2.code', message: expect.stringContaining('/fr is the address of the page') },
  ]);
  await stage.asAdmin('PATCH', `pages/${id}`, { slug: 'french' });
  expect((await stage.asAdmin('POST', 'globals/site-settings', { languages })).status).toBe(200);
  await stage.asAdmin('POST', 'globals/site-settings', { languages: [first, ...others] });
});

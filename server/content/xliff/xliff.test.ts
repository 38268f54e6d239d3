import { coreKindNames } from '@frontage/contract/forms/Question.ts';
import { languages } from '@frontage/demo/languages.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toStoredBlocks } from '../../seed/stored.ts';
import { openDemoStage } from '../../testing/demoStage.ts';
import { samplePage } from '../../testing/samplePage.ts';
import { type Stage, signInForToken } from '../../testing/stage.ts';
import { fillTargets, inCapitals } from '../../testing/translatedXliff.ts';
import { unitsOf } from './units.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openDemoStage('SQLite');
  const codes = ['en', ...languages.map(({ code }) => code), 'fr'] as ('en' | 'de' | 'ar' | 'fr')[];
  await stage.payload.updateGlobal({
    slug: 'site-settings',
    data: { languages: codes.map((code) => ({ code, isVisible: code !== 'fr' })) },
  });
});
afterAll(() => stage.close());

const exported = async (...of: string[]) => {
  const { body, status } = await stage.asAdmin('GET', `xliff?language=fr&${of.map((one) => `of=${one}`).join('&')}`);
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return String(body);
};
const send = (file: string) =>
  stage.asAdmin('POST', 'xliff', new TextEncoder().encode(file), { 'Content-Type': 'text/xml' });
const taken = async (file: string) => (await send(file)).body.documents;

type Paged = 'pages' | 'articles';
const idOf = async (collection: Paged, slug: string) =>
  (await stage.payload.find({ collection, where: { slug: { equals: slug } }, depth: 0 })).docs[0]?.id ?? 0;
const newest = (collection: Paged, id: number) =>
  stage.payload.findByID({ collection, id, draft: true, depth: 0 }) as Promise<object>;
const frenchOf = async (collection: Paged, original: number) => {
  const where = { and: [{ original: { equals: original } }, { language: { equals: 'fr' } }] };
  return (await stage.payload.find({ collection, where, draft: true, depth: 0 })).docs[0];
};
const createPage = async (slug: string, ...texts: string[]) => {
  const layout = toStoredBlocks<'pages'>(texts.map((text) => ({ acf_fc_layout: 'textbox', text })));
  return (await stage.payload.create({ collection: 'pages', data: { ...samplePage(slug, ''), layout } })).id;
};
const textsOf = (page: object | undefined) =>
  (Reflect.get(Object(page), 'layout') as { text: string }[] | undefined)?.map(({ text }) => text);
const idsIn = (file: string) => [...file.matchAll(/<unit id="([^"]+)"/g)].map(([, id = '']) => id);

it.each([
  ['pages', 'flow-blockchain-development-company'],
  ['articles', 'a-register-your-auditor-can-read-without-us'],
  ['articles', 'finality-is-not-one-moment-but-four'],
] as const)('carries every text of %s/%s to translators and back into a draft', async (collection, slug) => {
  const id = await idOf(collection, slug);
  const before = await newest(collection, id);
  const file = await exported(`${collection}/${id}`);
  expect(file).not.toMatch(/<source>(?:\/|https:)/);
  const [document] = await taken(fillTargets(file, inCapitals));
  expect(document.left).toEqual([]);
  expect(document.taken).toBe(idsIn(file).length);

  const { flattenedFields } = stage.payload.collections[collection].config;
  const twin = await frenchOf(collection, id);
  expect(twin).toMatchObject({ language: 'fr', original: id, _status: 'draft' });
  const saidIn = (one: unknown) => unitsOf(flattenedFields, one).map(({ words }) => words);
  const shouted = JSON.parse(JSON.stringify(saidIn(before)), (key, value) =>
    key === 'value' && typeof value === 'string' ? inCapitals(value) : value,
  );
  // Code among words is no word of a language.
  const withoutCode = (words: unknown) =>
    JSON.parse(JSON.stringify(words), (_, value) => (value?.type === 'inlineCode' ? { type: 'inlineCode' } : value));
  expect(withoutCode(saidIn(twin))).toEqual(withoutCode(shouted));
  expect(await newest(collection, id), 'the original').toEqual(before);
  const published = await stage.asAdmin('PATCH', `${collection}/${twin?.id}`, { _status: 'published' });
  expect([published.status, published.body.errors]).toEqual([200, undefined]);
});

it('reads a file as another program writes it', async () => {
  const id = await createPage('written', 'Read **the [log](/about)** and `tx` first. Then go.\n\n- One\n- Two');
  const [title, long, one, two, ...others] = idsIn(await exported(`pages/${id}`));
  const documents = await taken(`<?xml version="1.0" encoding="utf-8"?>
<xliff trgLang="fr" srcLang="en" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0">
  <file original="x" id="pages.${id}">
    <skeleton>ignored <source>not this</source></skeleton>
    <notes><note id="n1" category="context">A note</note></notes>
    <group id="g1">
      <unit translate="yes" name="Title" id="${title}">
        <mda:metadata><mda:metaGroup category="c"><mda:meta type="t">m</mda:meta></mda:metaGroup></mda:metadata>
        <notes><note>Short</note></notes>
        <segment state="translated" id="s1"><source>The page written</source><target><![CDATA[La page & <écrite>]]></target></segment>
      </unit>
      <unit id="${long}">
        <originalData><data id="d1">**</data></originalData>
        <segment id="s1" state="final" subState="x:y"><source>Read </source><target>Lisez <sc dataRef="d1" id="1"/><mrk id="m1" type="term">d’</mrk></target></segment>
        <ignorable><source>x</source><target>abord </target></ignorable>
        <segment id="s2" state="reviewed">
          <target><pc dataRefEnd="e2" id="2" dataRefStart="d2">le journal</pc><ec startRef="1"/> et <ph id="3"/>.</target>
        </segment>
        <segment state="initial"><source> Then go.</source><target> Puis allez *y*.</target></segment>
      </unit>
      <unit id="${one}"><segment><source>One</source><target>Un</target></segment></unit>
      <unit id="${two}"><segment><source>Two</source><target>1. Deux</target></segment></unit>
    </group>
  </file>
</xliff>`);
  const twin = await frenchOf('pages', id);
  expect(twin?.title).toBe('La page & <écrite>');
  expect(textsOf(twin)).toEqual([
    'Lisez **d’abord [le journal](/about)** et `tx`. Puis allez \\*y\\*.\n\n- Un\n- 1\\. Deux',
  ]);
  expect([documents[0].taken, documents[0].left.length]).toEqual([4, others.length]);
  expect(documents[0].left[0].reason).toBe('The file does not have it');
});

it('reads what a program split, joined, moved and suggested, and takes no sentence for translated that is not', async () => {
  const id = await createPage('split', 'First. Second.\n\nJoined. Away.\n\nSaid. Not said.\n\nOne, two.');
  const [, split, together, half, moved] = idsIn(await exported(`pages/${id}`));
  const [document] = await taken(`<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0" version="2.0" srcLang="en-GB" trgLang="fr-FR">
  <file id="pages.${id}">
    <unit id="${split}">
      <mtc:matches><mtc:match ref="#s1"><source>First.</source><target>Primo.</target></mtc:match></mtc:matches>
      <segment id="s1" state="final"><source>First.</source><target>Premier.</target></segment>
      <ignorable><source> </source></ignorable>
      <segment id="s2" state="final"><source>Second.</source><target>Deuxième.</target></segment>
    </unit>
    <unit id="${together}">
      <segment state="translated"><source>Joined. </source><target>En une seule.</target></segment>
      <segment state="translated"><source>Away.</source><target/></segment>
    </unit>
    <unit id="${half}">
      <segment state="translated"><source>Said. </source><target>Dit. </target></segment>
      <segment state="initial"><source>Not said.</source></segment>
    </unit>
    <unit id="${moved}">
      <segment><source>One, </source><target order="2">un.</target></segment>
      <segment><source>two.</source><target order="1">Deux, </target></segment>
    </unit>
  </file>
</xliff>`);
  expect(textsOf(await frenchOf('pages', id))).toEqual([
    'Premier. Deuxième.\n\nEn une seule.\n\nSaid. Not said.\n\nDeux, un.',
  ]);
  expect(document.left).toContainEqual({
    place: expect.stringContaining('“Said. Not said.”'),
    reason: 'A sentence of it has no translation',
  });
});

it('says of each unit that it leaves out where it is and why, and keeps what is there', async () => {
  const id = await createPage('left', 'Stays.\n\nGoes **away**.\n\nKeeps **its** mark.\n\nIs empty.');
  const file = fillTargets(await exported(`pages/${id}`), (source) => {
    if (source.startsWith('Keeps')) return 'Sans marque';
    return source === 'Is empty.' ? '' : inCapitals(source);
  });
  const text = 'Stays.\n\nNow **another**.\n\nKeeps **its** mark.\n\nIs empty.';
  const layout = toStoredBlocks<'pages'>([{ acf_fc_layout: 'textbox', text }]);
  const { layout: stored } = (await newest('pages', id)) as { layout: { id: string }[] };
  await stage.asAdmin('PATCH', `pages/${id}`, { layout: [{ ...layout?.[0], id: stored[0]?.id }], title: 'Renamed' });
  const unknown =
    '<unit id="layout.gone.text.1" name="Block 9"><segment><source>Old</source><target>X</target></segment></unit>';
  const [document] = await taken(file.replace('</file>', `${unknown}</file>`));
  expect(document.left).toEqual([
    { place: 'Title “The page left”', reason: 'The original has changed since the export: export it again' },
    {
      place: expect.stringMatching(/^Block 1 \(.+\) › .+ “Goes away\.”$/),
      reason: 'The original has changed since the export: export it again',
    },
    {
      place: expect.stringContaining('“Keeps its mark.”'),
      reason: 'Its marks or links are not those of the original, each once',
    },
    { place: expect.stringContaining('“Is empty.”'), reason: 'It has no translation' },
    { place: 'Block 9 “Old”', reason: 'The original does not have it any more' },
    { place: expect.stringContaining('“Now another.”'), reason: 'The file does not have it' },
  ]);
  const twin = await frenchOf('pages', id);
  expect(textsOf(twin)).toEqual([text.replace('Stays.', 'STAYS.')]);
  expect(twin?.title).toBe('Renamed');
});

it('finds texts that were moved since, and changes the draft of a published translation alone', async () => {
  const id = await createPage('moved', 'First.', 'Second.\n\nThird.');
  const file = fillTargets(await exported(`pages/${id}`), inCapitals);
  const { layout } = (await newest('pages', id)) as { layout: object[] };
  await stage.asAdmin('PATCH', `pages/${id}`, { layout: layout.toReversed() });
  const twin = (await stage.asAdmin('POST', `pages/${id}/translate`, { language: 'fr' })).body.doc.id;
  await stage.asAdmin('PATCH', `pages/${twin}`, { title: 'Publiée', _status: 'published' });
  const published = () => stage.payload.findByID({ collection: 'pages', id: twin, depth: 0 });
  const before = await published();
  expect((await taken(file))[0].left).toEqual([]);
  expect(await published()).toEqual(before);
  const draft = await frenchOf('pages', id);
  expect(textsOf(draft)).toEqual(['SECOND.\n\nTHIRD.', 'FIRST.']);
  expect(draft).toMatchObject({ title: 'THE PAGE MOVED', _status: 'draft' });

  await stage.asAdmin('PATCH', `pages/${twin}`, { layout: layout.slice(0, 1) });
  const [document] = await taken(file);
  expect(document.left).toHaveLength(3);
  expect(document.left[0].reason).toBe(
    'The translation has other blocks, questions or paragraphs there: translate it by hand',
  );
});

it('carries several documents in one file, also those whose words alone are translated', async () => {
  const page = await createPage('several', 'Words');
  const [tag] = (await stage.payload.find({ collection: 'tags', limit: 1, depth: 0 })).docs;
  const twin = (await stage.asAdmin('POST', `tags/${tag?.id}/translate`, { language: 'fr' })).body.doc.id;
  const file = await exported(`pages/${page}`, `translations/${twin}`);
  expect([...file.matchAll(/<file id="([^"]+)"/g)].map(([, id]) => id)).toEqual([`pages.${page}`, `tags.${tag?.id}`]);
  const documents = await taken(fillTargets(file, inCapitals));
  expect(documents[1]).toEqual({
    title: tag?.name,
    href: `/admin/collections/translations/${twin}`,
    taken: 1,
    left: [],
  });
  const said = await stage.payload.findByID({ collection: 'translations', id: twin, draft: true, depth: 0 });
  expect(said).toMatchObject({ tag: { name: tag?.name.toUpperCase() }, _status: 'draft' });
});

it('carries the words of the settings, and what was said there later', async () => {
  const { payload } = stage;
  const settings = { slug: 'site-settings', depth: 0 } as const;
  await payload.updateGlobal({ ...settings, data: { formWords: { thanksTitle: 'Thanks, {company} has it' } } });
  const file = await exported('site-settings');
  expect(file).not.toContain('search.synonyms');
  const [document] = await taken(fillTargets(file, inCapitals));
  expect(document).toMatchObject({ left: [], taken: idsIn(file).length });
  const where = { language: { equals: 'fr' } };
  const french = async () =>
    (await payload.find({ collection: 'wordings', where, draft: true, depth: 0, limit: 1 })).docs[0];
  const stored = await payload.findGlobal(settings);
  const wording = await french();
  expect(document.href).toBe(`/admin/collections/wordings/${wording?.id}`);
  expect(wording?.navigation?.map(({ href, label }) => [label, href])).toEqual(
    stored.navigation?.map(({ href, label }) => [label?.toUpperCase(), href]),
  );
  expect(wording).toMatchObject({ formWords: { thanksTitle: 'THANKS, {company} HAS IT' }, _status: 'draft' });

  const later = {
    formWords: { ...Object(stored.formWords), thanksText: 'Sleep well' },
    emailWords: { greeting: 'Hi' },
  };
  await payload.updateGlobal({ ...settings, data: later });
  const [again] = await taken(fillTargets(await exported('site-settings'), inCapitals));
  expect(again.left).toEqual([]);
  expect(await french()).toMatchObject({ formWords: { thanksText: 'SLEEP WELL' }, emailWords: { greeting: 'HI' } });
});

/** What tells kinds apart that are not answered by words. */
const partsOfKinds: Partial<Record<string, object>> = {
  choice: {
    options: [
      { id: 'north', label: 'In the north' },
      { id: 'south', label: 'In the south' },
    ],
  },
  choices: { options: [{ id: 'cranes', label: 'Cranes' }] },
  text: { placeholder: 'MV Ada', message: 'Name the ship', help: 'As it is on the bow' },
  note: { askIf: { question: 'q-choice', is: 'north' } },
};
const words = {
  buttonText: 'Ask us',
  consentText: 'Sending agrees to {privacy:our rules}.',
  thanksTitle: 'Thank you',
  thanksText: 'We answer within {answerTime}.\nUntil then, goodbye.',
};
const createForm = async (title: string) => {
  const questions = coreKindNames.map((kind) => ({
    id: kind === 'file' ? 'file' : `q-${kind.toLowerCase()}`,
    kind,
    label: `What is ${kind}`,
    ...partsOfKinds[kind],
  }));
  const { body } = await stage.asAdmin('POST', 'forms', { title, questions, ...words, _status: 'published' });
  return { id: Number(body.doc.id), questions };
};
const frenchForm = async (original: number) => {
  const where = { and: [{ original: { equals: original } }, { language: { equals: 'fr' } }] };
  return (await stage.payload.find({ collection: 'forms', where, draft: true, depth: 0 })).docs[0];
};
/** What a question says, and nothing else of it, as a translator returns it. */
const shouted = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, one) =>
    ['label', 'help', 'placeholder', 'message', ...Object.keys(words)].includes(key) ? inCapitals(one) : one,
  );

it('carries the words of a form, with questions of every kind, and changes nothing else of it', async () => {
  const { id, questions } = await createForm('Every kind');
  const file = await exported(`forms/${id}`);
  expect(file).not.toContain('Every kind</source>');
  const [document] = await taken(fillTargets(file, inCapitals));
  expect(document).toMatchObject({ title: 'Every kind', left: [], taken: coreKindNames.length + 3 + 3 + 4 });
  const twin = await frenchForm(id);
  expect(document.href).toBe(`/admin/collections/forms/${twin?.id}`);
  expect(twin).toMatchObject({
    ...shouted(words),
    questions: shouted(questions),
    title: 'Every kind',
    _status: 'draft',
  });
  const published = await stage.asAdmin('PATCH', `forms/${twin?.id}`, { _status: 'published' });
  expect([published.status, published.body.errors]).toEqual([200, undefined]);

  await stage.asAdmin('PATCH', `forms/${twin?.id}`, { questions: questions.toReversed().slice(1) });
  const again = await taken(fillTargets(file, (source) => `${inCapitals(source)} ENCORE`));
  expect(again[0].left).toEqual([
    {
      place: `Questions › Question ${questions.length} › Question “What is note”`,
      reason: 'The translation has other blocks, questions or paragraphs there: translate it by hand',
    },
  ]);
  const moved = (await frenchForm(id))?.questions as typeof questions;
  expect(moved.map(({ label }) => label)).toEqual(
    questions
      .toReversed()
      .slice(1)
      .map(({ label }) => `${label.toUpperCase()} ENCORE`),
  );
});

it('reads a form as another program returns it, and names what did not fit by its place', async () => {
  const { id } = await createForm('From a program');
  const unit = (name: string, ...segments: [source: string, target: string][]) =>
    `<unit id="${name}"><notes><note appliesTo="target">m</note></notes>${segments
      .map(([source, target], at) => `<segment id="s${at}"><source>${source}</source>${target}</segment>`)
      .join('')}</unit>`;
  const [document] =
    await taken(`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr">
    <file id="forms.${id}"><group id="g">
    ${unit('thanksText', ['We answer within {answerTime}.\nUntil then, goodbye.', '<target>À bientôt.</target>'])}
    ${unit('consentText', ['Sending agrees to ', '<target>Envoyer, c’est accepter </target>'], ['{privacy:our rules}.', '<target>{privacy:nos <mrk id="m" type="term">règles</mrk>}.</target>'])}
    ${unit('questions.q-choice.options.south.label', ['In the south', '<target><![CDATA[Au sud & plus]]></target>'])}
    ${unit('questions.q-choice.options.north.label', ['In the north', '<target>Au <ph id="1"/>nord</target>'])}
    ${unit('questions.q-text.label', ['What is text', `<target>${'Long '.repeat(41)}</target>`])}
    ${unit('questions.q-text.help', ['As it was', '<target>Comme à la proue</target>'])}
    ${unit('questions.gone.label', ['Not there', '<target>Parti</target>'])}
    ${unit('buttonText', ['Ask us', '<target/>'])}
    </group></file></xliff>`);
  const twin = await frenchForm(id);
  const choices = (Object(twin).questions as { id: string; options: unknown }[]).find((one) => one.id === 'q-choice');
  expect(choices?.options).toEqual([
    { id: 'north', label: 'In the north' },
    { id: 'south', label: 'Au sud & plus' },
  ]);
  expect(twin?.consentText).toBe('Envoyer, c’est accepter {privacy:nos règles}.');
  expect(document.taken).toBe(2);
  const codes = 'Its marks or links are not those of the original, each once';
  const missing = 'The file does not have it';
  expect(document.left).toEqual(
    expect.arrayContaining([
      { place: 'Text “We answer within {answerTime}. Until then, goodbye.”', reason: codes },
      { place: expect.stringMatching(/^Questions › Question \d+ › Option 1 › Label “In the north”$/), reason: codes },
      { place: 'Questions › Question 1 › Question “What is text”', reason: 'It is longer than the field allows' },
      {
        place: 'Questions › Question 1 › Help below the question “As it was”',
        reason: 'The original has changed since the export: export it again',
      },
      { place: ' “Not there”', reason: 'The original does not have it any more' },
      { place: 'Button “Ask us”', reason: 'It has no translation' },
      { place: 'Questions › Question 1 › Example in the empty field “MV Ada”', reason: missing },
    ]),
  );
});

it('refuses what it cannot use, in words', async () => {
  const page = await createPage('refused', 'Words');
  const file = await exported(`pages/${page}`);
  const reasonOf = async (sent: string) => {
    const { body, status } = await send(sent);
    return [status, body.message];
  };
  expect(await reasonOf('Dear reader')).toEqual([400, expect.stringContaining('cannot be read as XLIFF')]);
  const entity = '<!DOCTYPE xliff [<!ENTITY e SYSTEM "file:///etc/passwd">]>';
  expect((await reasonOf(entity + file.slice(file.indexOf('<xliff')).replace('Words', '&e;')))[0]).toBe(400);
  expect(await reasonOf('<xliff version="1.2"/>')).toEqual([
    400,
    'This is XLIFF 1.2: ask the translators for XLIFF 2.0.',
  ]);
  expect(await reasonOf(file.replace('srcLang="en"', 'srcLang="de"'))).toEqual([400, expect.stringContaining('"de"')]);
  const same = await reasonOf(file.replace('trgLang="fr"', 'trgLang="en-GB"'));
  expect(same).toEqual([400, 'The file is in "en" as the site is: it would change the originals.']);
  const [elsewhere] = await taken(file.replace('trgLang="fr"', 'trgLang="it"'));
  expect(elsewhere.left).toEqual([{ place: '', reason: expect.stringContaining('no further language "it"') }]);
  const [gone] = await taken(file.replace(`pages.${page}`, 'pages.99999'));
  expect(gone.left[0].reason).toBe('The site does not have this document any more');
  const sales = await signInForToken(stage, 'sales');
  expect((await stage.call('POST', 'xliff', new TextEncoder().encode(file), sales)).status).toBe(403);
  expect((await stage.call('GET', `xliff?language=fr&of=pages/${page}`, undefined, sales)).status).toBe(403);
  expect((await stage.asAdmin('GET', 'xliff?language=fr&of=users/1')).status).toBe(404);
});

import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import { openPayload } from '../open.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { defined, toStoredBlocks } from '../seed/stored.ts';
import { databases, openTestDatabase, type TestDatabase } from '../testing/databases.ts';
import { type ArticleParts, createArticleParts, sampleArticle, samplePage, textBlock } from '../testing/samplePage.ts';
import { uploadSample } from '../testing/samplePicture.ts';
import type { Part } from './highlight.ts';
import { rebuildSearchIndex } from './keepSearchIndex.ts';
import { type SearchQuery, searchArticleIds, searchDocuments } from './searchDocuments.ts';
import { clearSearched, putSearched } from './searchTable.ts';
import { weighWords } from './words.ts';

const now = new Date('2026-11-21T12:00:00Z');
const settings = defined(emptySeed().settings);

describe.each(databases)('the search on %s', (name) => {
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
    for (const collection of ['articles', 'pages', 'glossary', 'people', 'vacancies'] as const) {
      await payload.delete({ collection, where: {} });
    }
  });

  const search = (query: string, rest: Partial<SearchQuery> = {}) =>
    searchDocuments(payload, { query, now, offset: 0, count: 20, ...rest });
  const slugs = async (query: string, rest: Partial<SearchQuery> = {}) =>
    (await search(query, rest)).hits.map(({ path }) => path.split('/').at(-1));
  const article = (slug: string, text: string, rest: Parameters<typeof sampleArticle>[3] = {}) =>
    payload.create({ collection: 'articles', data: sampleArticle(parts, slug, text, rest) });
  const page = (slug: string, text: string, rest: Parameters<typeof samplePage>[2] = {}) =>
    payload.create({ collection: 'pages', data: samplePage(slug, text, rest) });

  /** What words are, and which hit is above another, is known in memory and not by a database: it is shown on one. */
  const ofWords = name === 'PostgreSQL' ? { tags: 'long' } : {};

  test('finds the words in any order, and only documents with all of them', ofWords, async () => {
    await article('both', 'A vault holds the tokens of one owner.');
    await article('one', 'A vault alone.');
    expect(await slugs('tokens vault')).toEqual(['both']);
    expect(await slugs('vault, TOKENS!')).toEqual(['both']);
    expect(await slugs('vault bridge')).toEqual([]);
  });

  test('takes a word for the beginning of one, and puts whole words first', ofWords, async () => {
    await article('longer', 'Logistics of a port.');
    await article('whole', 'A log of a port.');
    expect(await slugs('log')).toEqual(['whole', 'longer']);
    expect(await slugs('logi po')).toEqual(['longer']);
    expect(await slugs('istics')).toEqual([]);
  });

  test('ignores accents and case, on either side', ofWords, async () => {
    await article('accents', 'Café résumé of the ŁÓDŹ office, naïve and Straße.');
    for (const query of ['cafe RESUME', 'CAFÉ', 'cafe\u0301', 'lodz', 'Łódź', 'naive', 'strasse', 'straße']) {
      expect(await slugs(query), query).toEqual(['accents']);
    }
  });

  test('finds Chinese, Japanese and Korean words within what has no spaces', ofWords, async () => {
    await article('shanghai', '我家在上海东边。');
    await article('tokyo', 'それは東京タワーの近くです。');
    await article('seoul', '지갑은 서울에서 만든다.');
    for (const query of ['上海', '海东边', '我家在上海东边', '边', '我家 上海'])
      expect(await slugs(query), query).toEqual(['shanghai']);
    for (const query of ['東京', '東京タワー', 'タワー', 'ﾀﾜｰ']) expect(await slugs(query), query).toEqual(['tokyo']);
    for (const query of ['서울', '서울에서', '지갑']) expect(await slugs(query), query).toEqual(['seoul']);
    expect(await slugs('海上')).toEqual([]);
    expect((await search('上海')).hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: '上海', isMatch: true },
    ]);
  });

  test('finds a word in any form, in British and American spelling', ofWords, async () => {
    await article('forms', 'Two stablecoins were audited, and their tokenisation was organised.');
    for (const query of [
      'stablecoin',
      'stablecoins',
      'audits',
      'auditing',
      'tokenization',
      'tokenized',
      'organizing',
    ]) {
      expect(await slugs(query), query).toEqual(['forms']);
    }
    const [hit] = (await search('stablecoin auditing')).hits;
    expect(hit?.excerpt.flatMap(({ text, isMatch }) => (isMatch ? [text] : []))).toEqual(['stablecoins', 'audited']);
  });

  test('takes the forms of words from the language of the site', ofWords, async () => {
    await article('house', 'Sopimus talossa.');
    expect(await slugs('talot')).toEqual([]);
    const write = (language: 'fi' | null) =>
      payload.updateGlobal({ slug: 'site-settings', data: { ...settings, language } });
    onTestFinished(async () => void (await write(null)));
    await write('fi');
    for (const query of ['talot', 'TALO', 'sopimuksen talo']) expect(await slugs(query), query).toEqual(['house']);
  });

  test('forgives one or two wrong letters where no document has what was typed', ofWords, async () => {
    await article('typed', 'A stablecoin of a hyperledger lies in the wallet of an owner.');
    await article('other', 'A walled garden.');
    for (const query of [
      'stabelcoin',
      'stablcoin',
      'sttablecoins',
      'hyprledgr',
      'walet owner',
      'stable coin',
      'ownerwallet',
    ]) {
      expect(await slugs(query), query).toEqual(['typed']);
    }
    expect(await slugs('walled')).toEqual(['other']);
    expect(await slugs('xtaplecoyn')).toEqual([]);
    expect((await search('walet')).hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'wallet', isMatch: true },
    ]);
  });

  test('finds by what the owner says means the same, several words or one', ofWords, async () => {
    await article('customer', 'Know your customer before you trade.');
    await article('phone', 'An application for a phone.');
    const write = (synonyms: { words: string }[]) =>
      payload.updateGlobal({ slug: 'site-settings', data: { ...settings, search: { synonyms } } });
    onTestFinished(async () => void (await write([])));
    expect(await slugs('kyc trade')).toEqual([]);
    await write([{ words: 'KYC, know your customer' }, { words: 'mobile app, application' }]);
    expect(await slugs('kyc trade')).toEqual(['customer']);
    expect(await slugs('mobile app')).toEqual(['phone']);
    expect(await slugs('mobile apps for phones')).toEqual(['phone']);
  });

  test('needs no fillers of a question, unless it has nothing else', ofWords, async () => {
    await article('fee', 'A fee is paid for each byte.');
    expect(await slugs('what is the fee')).toEqual(['fee']);
    expect(await slugs('is')).toEqual(['fee']);
  });

  test('puts what the agency sells before what explains the same word', ofWords, async () => {
    await payload.create({
      collection: 'glossary',
      data: { title: 'Bridge', slug: 'bridge', letter: '', description: 'A bridge between two chains.' },
    });
    await page('bridge-development', 'We build them.', { title: 'Bridge development', type: 'service' });
    expect((await search('bridges')).hits.map(({ kind }) => kind)).toEqual(['service', 'glossary']);
  });

  test('is up to date on a second host too', async () => {
    const second = await openPayload({ environment: database.environment });
    onTestFinished(() => second.destroy());
    const found = async () => (await searchDocuments(second, { query: 'rudder', now, offset: 0, count: 9 })).total;
    expect(await found()).toBe(0);
    const { id } = await article('rudder', 'A rudder.');
    expect(await found()).toBe(1);
    await payload.delete({ collection: 'articles', id });
    expect(await found()).toBe(0);
  });

  test('takes C++ and C# for words of their own, and letters copied from a PDF for letters', ofWords, async () => {
    await article('plus', 'A client in C++ for the node.');
    await article('sharp', 'A client in C#, and in C.');
    await article('pdf', 'ﬁnance on a ｂｌｏｃｋｃｈａｉｎ.');
    await article('other', 'Contracts and clients in Cadence.');
    expect(await slugs('C++')).toEqual(['plus']);
    expect(await slugs('c#')).toEqual(['sharp']);
    expect(await slugs('finance blockchain')).toEqual(['pdf']);
    expect(await slugs('ﬁnance')).toEqual(['pdf']);
    expect((await search('c')).total).toBe(3);
  });

  test('puts a hit in the title above hits in the text', ofWords, async () => {
    await article('in-text', 'A bridge beside a bridge: the bridge is tested from both banks.', { title: 'Testing' });
    await article('in-title', 'Two machines and a clock that can be stopped.', { title: 'The bridge' });
    expect(await slugs('bridge')).toEqual(['in-title', 'in-text']);
    const ids = await searchArticleIds(payload, { query: 'bridge', now });
    const { hits } = await search('bridge');
    expect(ids).toEqual(hits.map(({ id }) => id));
  });

  test(
    'puts the exact title first, then titles with all of the words, however often texts contain them',
    ofWords,
    async () => {
      const often = 'Storage capacity: the capacity of a storage, in storage and capacity.';
      await page('in-text', often, { title: 'Storage' });
      await article('longer-title', often, { title: 'Storage capacity, measured' });
      await payload.create({
        collection: 'glossary',
        data: {
          title: 'Storage capacity',
          slug: 'storage-capacity',
          letter: '',
          description: 'What an account holds.',
        },
      });
      const kinds = async (query: string) => (await search(query)).hits.map(({ kind }) => kind);
      expect(await kinds('storage CAPACITY')).toEqual(['glossary', 'article', 'page']);
      expect(await slugs('storage')).toEqual(['in-text', expect.anything(), expect.anything()]);
    },
  );

  test('counts by kind, and returns one kind, or a page of the hits', ofWords, async () => {
    await article('a1', 'A ledger.');
    await article('a2', 'A ledger.');
    await page('p1', 'A ledger.');
    await page('c1', 'A ledger.', { type: 'case', card: { label: 'Bridge, 11 months' } });
    await payload.create({
      collection: 'glossary',
      data: { title: 'Ledger', slug: 'ledger', letter: '', description: 'A book of entries.' },
    });
    const all = await search('ledger');
    const found = Object.entries(all.countsByKind).filter(([, count]) => count > 0);
    expect(Object.fromEntries(found)).toEqual({ article: 2, case: 1, glossary: 1, page: 1 });
    expect(all.total).toBe(5);
    const cases = await search('ledger', { kinds: ['case'] });
    expect(cases).toMatchObject({ total: 1, countsByKind: { article: 2 } });
    expect(cases.hits).toMatchObject([{ kind: 'case', path: '/work/c1', label: 'Bridge, 11 months' }]);
    expect((await search('ledger', { kinds: ['glossary'] })).hits).toMatchObject([{ path: '/glossary/l#ledger' }]);
    const first = await slugs('ledger', { kinds: ['article'], count: 1 });
    const second = await slugs('ledger', { kinds: ['article'], count: 1, offset: 1 });
    expect([...first, ...second].toSorted()).toEqual(['a1', 'a2']);
    expect(await slugs('ledger', { offset: 90 })).toEqual([]);
    expect(await search('ledger', { kinds: [] })).toMatchObject({ hits: [], total: 0 });
  });

  test('returns the same hits page by page as at once, also where titles end and texts continue', ofWords, async () => {
    const often = 'A ledger beside a ledger, and what is entered into a ledger.';
    await page('title', 'A book of entries.', { title: 'Ledger' });
    for (const slug of ['title-1', 'title-2', 'title-3']) {
      await article(slug, `${often} It has ${slug.length} columns.`, { title: `The ledger of ${slug}` });
    }
    for (const slug of ['text-1', 'text-2', 'text-3', 'text-4']) await article(slug, often, { title: 'Entries' });
    await article('beginning', 'Two ledgers.', { title: 'Ledgers' });
    await article('tomorrow', often, { title: 'The ledger of tomorrow', date: '2026-11-22T09:00:00.000Z' });
    for (const kinds of [undefined, ['article'], ['page']] as const) {
      const all = await slugs('ledger', { kinds });
      for (const count of [1, 2, 3]) {
        const pages: typeof all = [];
        for (let offset = 0; offset < all.length; offset += count)
          pages.push(...(await slugs('ledger', { kinds, offset, count })));
        expect(pages, `${kinds}, ${count} a page`).toEqual(all);
      }
    }
    expect((await slugs('ledger')).slice(0, 5).toSorted()).toEqual([
      'beginning',
      'title',
      'title-1',
      'title-2',
      'title-3',
    ]);
    expect((await slugs('the ledger of')).slice(0, 3).toSorted()).toEqual(['title-1', 'title-2', 'title-3']);
  });

  test('ranks what thousands of documents have like anything else, and counts all of it', ofWords, async () => {
    const plain = { collection: 'articles', kind: 'article', path: '/a', text: 'A ledger.' } as const;
    const older = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString();
    onTestFinished(() => inTransaction(payload, (req) => clearSearched(payload, req)));
    await inTransaction(payload, async (req) => {
      for (let number = 1; number <= 1500; number += 1) {
        const [title, text] = [
          number === 900 ? 'The ledger of all' : 'Entries',
          number === 800 ? 'Ledger, ledger.' : 'A ledger.',
        ];
        const words = weighWords({ title, lead: '', text });
        await putSearched(payload, req, {
          ...plain,
          title,
          text,
          words,
          documentId: 10_000 + number,
          date: older(number),
        });
      }
      // Marks the change, as whatever is published does.
      await payload.create({ collection: 'pages', data: samplePage('rope', 'A rope.'), req });
    });
    const ids = (await searchArticleIds(payload, { query: 'ledger', now })).map((id) => id - 10_000);
    expect(ids).toHaveLength(1500);
    expect(ids.slice(0, 4)).toEqual([900, 800, 1, 2]);
    expect(await search('ledger', { kinds: ['article'], offset: 1499 })).toMatchObject({ total: 1500 });
  });

  test('marks the words in the title and in a passage around them', ofWords, async () => {
    const far = 'Nothing to see here, only padding that goes on for a while. '.repeat(12);
    await article('marked', `${far}Each résumé lies in a vault beside its key. ${far}`, {
      title: 'Résumés in a vault',
    });
    const [hit] = (await search('vault resume')).hits;
    expect(hit?.title.filter(({ isMatch }) => isMatch)).toEqual([
      { text: 'Résumés', isMatch: true },
      { text: 'vault', isMatch: true },
    ]);
    const excerpt = textOf(hit?.excerpt);
    expect(excerpt).toContain('Each résumé lies in a vault beside its key.');
    expect(excerpt.length).toBeLessThan(190);
    expect(hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['résumé', 'vault']);
    expect(hit).toMatchObject({ kind: 'article', label: 'Blockchain', date: '2026-11-01T09:00:00.000Z' });
  });

  test('takes an excerpt from one passage: no heading, label or paragraph is joined to another', ofWords, async () => {
    const text =
      '## Room\n\nAsk for the room\nbefore you store.\n\n- A key for each room\n- A lock\n\nThe lock is changed.';
    await article('passages', text);
    expect(textOf((await search('room')).hits[0]?.excerpt)).toBe('Ask for the room before you store.');
    expect(textOf((await search('store ask')).hits[0]?.excerpt)).toBe('Ask for the room before you store.');
    expect(textOf((await search('key')).hits[0]?.excerpt)).toBe('A key for each room');
    expect(textOf((await search('lock changed')).hits[0]?.excerpt)).toBe('The lock is changed.');
  });

  test('searches what people read, not markup, addresses, names of documents or choices', ofWords, async () => {
    const text =
      'Read **the `getBalance` call** in [our notes](https://hidden.example/address).\n\n> [!NOTE]\n> Aside.';
    await article('read', text);
    await page('choices', 'A page.', {
      layout: toStoredBlocks<'pages'>([
        { acf_fc_layout: 'call_to_action', heading: 'Talk to us', buttonText: 'Write', ground: 'pink' },
      ]),
    });
    for (const query of ['getbalance', 'our notes', 'aside']) expect(await slugs(query), query).toEqual(['read']);
    for (const query of ['hidden', 'address', 'note https', 'textbox', 'pink']) {
      expect(await slugs(query), query).toEqual([]);
    }
    expect(textOf((await search('balance OR getbalance call')).hits[0]?.excerpt)).toBe('');
    expect(textOf((await search('getbalance')).hits[0]?.excerpt)).toContain('Read the getBalance call in our notes.');
  });

  test('finds words in code, and shows the text next to it', ofWords, async () => {
    await article('coded', 'Ask for the room.\n\n```cadence room.cdc\nlet freeBytes = capacity\n```\n\nThen store.');
    const [hit] = (await search('freebytes')).hits;
    expect(textOf(hit?.excerpt)).toBe('Ask for the room.');
  });

  test('shows an article from its date on, and not before', async () => {
    await article('tomorrow', 'A letter.', { date: '2026-11-22T09:00:00.000Z' });
    expect(await search('letter')).toMatchObject({ total: 0, countsByKind: { article: 0 } });
    expect(await searchArticleIds(payload, { query: 'letter', now })).toEqual([]);
    expect(await slugs('letter', { now: new Date('2026-11-22T09:00:00Z') })).toEqual(['tomorrow']);
  });

  test('finds people, and vacancies as long as they are open', async () => {
    const person = { slug: 'ada-vinter', name: 'Ada Vinter', role: 'Cartographer', summary: 'Draws charts.' };
    await payload.create({ collection: 'people', data: { ...person, text: 'Since 2009.', _status: 'published' } });
    await payload.create({
      collection: 'vacancies',
      data: {
        ...{ slug: 'chart-maker', title: 'The chart maker', summary: 'Who draws.', employment: 'part-time' },
        ...{ text: 'You would read.', posted: '2026-11-01T00:00:00.000Z', closes: '2026-12-01T00:00:00.000Z' },
        place: { mode: 'office', city: 'Rotterdam', countryCode: 'NL' },
        _status: 'published',
      },
    });
    expect((await search('cartographers')).hits).toMatchObject([
      { kind: 'person', path: '/people/ada-vinter', title: [{ text: 'Ada Vinter' }] },
    ]);
    expect((await search('chart')).hits.map(({ kind, path }) => [kind, path])).toEqual([
      ['vacancy', '/careers/chart-maker'],
      ['person', '/people/ada-vinter'],
    ]);
    expect(await slugs('chart', { now: new Date('2026-12-02T00:00:00Z') })).toEqual(['ada-vinter']);
  });

  test('finds nothing that has ended', async () => {
    const until = '2026-11-22T09:00:00.000Z';
    const ended = {
      collection: 'pages',
      kind: 'page',
      documentId: 20_000,
      title: 'Lantern',
      text: '',
      path: '/l',
    } as const;
    await inTransaction(payload, async (req) => {
      const words = weighWords({ title: 'Lantern', lead: '', text: '' });
      await putSearched(payload, req, { ...ended, words, until });
      await payload.create({ collection: 'pages', data: samplePage('rope', 'A rope.'), req });
    });
    expect(await slugs('lantern')).toEqual(['l']);
    expect(await slugs('lantern', { now: new Date(until) })).toEqual([]);
  });

  test('knows only published documents: no draft, and nothing unpublished, deleted or excluded from search engines', async () => {
    await article('draft', 'An anchor.', { _status: 'draft' });
    await page('hidden', 'An anchor.', { head: { title: 'a', description: 'b', noIndex: true } });
    await article('hidden', 'An anchor.', { head: { noIndex: true } });
    expect(await slugs('anchor')).toEqual([]);

    const { id } = await page('shown', 'An anchor.');
    expect(await slugs('anchor')).toEqual(['shown']);
    await payload.update({ collection: 'pages', id, data: { title: 'Not yet' }, draft: true });
    expect(await slugs('yet')).toEqual([]);
    expect(await slugs('anchor')).toEqual(['shown']);
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await slugs('anchor')).toEqual([]);
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } });
    expect(await slugs('anchor')).toEqual(['shown']);
    await payload.delete({ collection: 'pages', id });
    expect(await slugs('anchor')).toEqual([]);
  });

  test('follows a new address and a new name of the category', async () => {
    const { id } = await article('old-name', 'A quay.');
    const rename = (name: string) => payload.update({ collection: 'categories', id: parts.category, data: { name } });
    await payload.update({ collection: 'articles', id, data: { slug: 'new-name' } });
    onTestFinished(async () => void (await rename('Blockchain')));
    await rename('Ledgers');
    expect((await search('quay')).hits).toMatchObject([{ path: '/blockchain/new-name', label: 'Ledgers' }]);
  });

  test('rolls back what was written together with the document', async () => {
    const cutShort = inTransaction(payload, async (req) => {
      await payload.create({ collection: 'pages', data: samplePage('cut', 'A rope.'), req });
      throw new Error('cut short');
    });
    await expect(cutShort).rejects.toThrow('cut short');
    expect(await slugs('rope')).toEqual([]);
  });

  test('is the same after a rebuild', async () => {
    await article('a', 'A quay and a rope.');
    await article('b', 'A quay.', { _status: 'draft' });
    await page('p', 'A quay.');
    const { hits } = await search('quay');
    expect(hits).toHaveLength(2);
    await inTransaction(payload, (req) => rebuildSearchIndex(payload, req));
    expect((await search('quay')).hits).toEqual(hits);
  });

  const hostile = [
    '',
    '   ',
    '"',
    "'",
    `'"\``,
    '*',
    'vault*',
    '^vault',
    'NEAR(vault token, 2)',
    'vault AND',
    'AND OR NOT',
    'title:vault',
    '-vault',
    '(((((',
    'vault)',
    "vault'); DROP TABLE search_index;--",
    'vault:*',
    'vault & !token',
    '\0vault\0',
    '\\',
    '%_',
    '\ud800',
    '🚢',
    'ﷺ',
    '१२ हिन्दी',
    'x'.repeat(10_000),
    'vault '.repeat(2_000),
    '("'.repeat(5_000),
    Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' '),
  ];
  test('fails at no query, whatever characters it contains', async () => {
    const texts = hostile.map((query) => `A vault. ${query.replaceAll('\0', '').slice(0, 200).toWellFormed()}`);
    await page('vault', '', { layout: toStoredBlocks<'pages'>(texts.map(textBlock)) });
    for (const query of hostile) {
      const { hits, total } = await search(query);
      expect(total, query).toBe(hits.length);
      await searchArticleIds(payload, { query, now });
    }
  });
});

function textOf(parts: readonly Part[] | undefined): string {
  return (parts ?? []).map(({ text }) => text).join('');
}

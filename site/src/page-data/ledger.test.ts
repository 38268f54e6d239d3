import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleTerms } from '../gallery/exampleGlossary.ts';
import { type ContentServer, startContentServer } from '../testing/contentServer.ts';
import { answersOf, type PublishedContent, publishedContent } from '../testing/publishedContent.ts';
import { createContentMemory } from './contentMemory.ts';
import type { Facts } from './facts.ts';
import { type FactHashes, keyOf, nothingKnown, openLedger } from './ledger.ts';
import { openPageFacts, type PageFacts } from './pageFacts.ts';

let content: PublishedContent;
let server: ContentServer;

beforeEach(async () => {
  content = publishedContent();
  server = await startContentServer(answersOf(content));
});
afterEach(() => server.stop());

/** The ledger of a publication that begins now, after one that knew `before`. Nothing else is remembered. */
async function openLedgerAfter(before: FactHashes, options: Partial<Parameters<typeof openPageFacts>[0]> = {}) {
  const moment = new Date('2026-11-21T12:00:00Z');
  const published = await openPageFacts({ ...server.backend, memory: createContentMemory(), moment, ...options });
  server.asked.length = 0;
  return openLedger(published, before);
}

/** The hashes of these facts in a publication, and everything the publication knows of them. */
async function hashesOf(keys: readonly string[], before: FactHashes = nothingKnown) {
  const ledger = await openLedgerAfter(before);
  const hashes = await Promise.all(keys.map((key) => ledger.hashOf(key)));
  return { hashes, known: ledger.known(), asked: [...server.asked] };
}

/** Whether a fact differs after a change. */
async function isOtherAfter(key: string, change: () => void): Promise<boolean> {
  const { known } = await hashesOf([key]);
  change();
  const { hashes } = await hashesOf([key], known);
  return hashes[0] !== known.hashes.get(key);
}

const callsOf = (asked: readonly string[], name: string) =>
  asked.filter((call) => call.startsWith(`/wp-json/frontage/v1/${name}?`));
const renew = (place: number, answer: object) => {
  const page = content.pages[place];
  if (page) Object.assign(page, { version: 'second', answer: { ...page.answer, ...answer } });
};
const article = (place: number) => content.articles[place]?.card.id ?? 0;

describe('the hash of a fact', () => {
  it('is the same for the same answer, and differs for another', async () => {
    expect(await isOtherAfter('page 2', () => {})).toBe(false);
    expect(await isOtherAfter('page 2', () => renew(1, { title: 'Flown' }))).toBe(true);
  });

  it('differs if the document is gone, without a request', async () => {
    expect(await isOtherAfter('page 2', () => void content.pages.splice(1, 1))).toBe(true);
    const { asked } = await hashesOf(['page 2']);
    expect(callsOf(asked, 'posts/whole')).toEqual([]);
  });

  it('stays the same if a document changed but the answer did not', async () => {
    expect(await isOtherAfter('case causeway', () => renew(1, { title: 'Flown' }))).toBe(false);
    expect(await isOtherAfter('case causeway', () => renew(2, { title: 'Causeways' }))).toBe(true);
    expect(await isOtherAfter('case nowhere', () => renew(2, { title: 'Causeway' }))).toBe(false);
  });

  it('includes the contents of a map', async () => {
    const addArticle = () => {
      content.terms = content.terms.map((term) => ({ ...term, articleSlug: 'article-1' }));
    };
    expect(await isOtherAfter('termExtras', addArticle)).toBe(true);
  });

  it('leads to a letter of the glossary in the default language only while that has one', async () => {
    const { site } = content.surroundings;
    const languages = ['en', 'de'].map((code) => ({ code, name: code, isVisible: true }));
    content.surroundings = { ...content.surroundings, site: { ...Object(site), languages } };
    const inGerman = exampleTerms.slice(0, 2);
    const glossary = '/wp-json/frontage/v1/glossary';
    server.answers[glossary] = (query) => (query.get('lang') === 'de' ? inGerman : content.terms);
    const removeTerms = () => {
      content.terms = [];
    };
    expect(await isOtherAfter('translations /de/glossary/a', removeTerms)).toBe(true);
  });

  it('is made once per publication, however many pages ask for it', async () => {
    const ledger = await openLedgerAfter(nothingKnown);
    const key = keyOf('post', article(0));
    expect(await Promise.all([ledger.hashOf(key), ledger.hashOf(key)])).toEqual([
      expect.any(String),
      await ledger.hashOf(key),
    ]);
    expect(callsOf(server.asked, 'posts/whole')).toHaveLength(1);
  });

  it('is requested again after a failure, which is not kept', async () => {
    const ledger = await openLedgerAfter(nothingKnown);
    const { answers } = server;
    server.answers = {};
    await expect(ledger.hashOf('page 2')).rejects.toThrow('did not answer');
    expect(ledger.known().hashes).toEqual(new Map());
    server.answers = answers;
    expect(await ledger.hashOf('page 2')).toMatch(/^[\w-]{16}$/);
  });
});

describe('a fact whose state has not changed', () => {
  it.each([
    ['posts/whole', 'page 2'],
    ['posts/whole', 'post'],
    ['posts/whole', 'case causeway'],
    ['news', 'lists'],
    ['news', 'relatedArticles'],
  ])('is not requested again: no call to %s for %s', async (call, name) => {
    const key = ['post', 'relatedArticles'].includes(name) ? `${name} ${article(1)}` : name;
    const first = await hashesOf([key]);
    expect(callsOf(first.asked, call).length).toBeGreaterThan(0);
    const second = await hashesOf([key], first.known);
    expect(second.hashes).toEqual(first.hashes);
    // Data around every page is in the answer for the home page, and is part of the state.
    expect(callsOf(second.asked, call).filter((one) => !one.endsWith('page?id=1'))).toEqual([]);
  });

  it('is requested if it is unknown, whatever is known of others', async () => {
    const { known } = await hashesOf(['page 2']);
    const { hashes } = await hashesOf(['page 2', 'page 3'], known);
    expect(new Set(hashes).size).toBe(2);
  });

  it('differs if a document is treated as absent', async () => {
    const { known } = await hashesOf(['pages']);
    const ledger = await openLedgerAfter(known, { absent: { page: new Set([2]) } });
    expect(await ledger.hashOf('pages')).not.toBe(known.hashes.get('pages'));
  });

  it('differs if the settings change: the form of the articles may be on another page', async () => {
    const { site } = content.surroundings;
    const move = () => {
      content.surroundings = { ...content.surroundings, site: { ...Object(site), contactFormPath: '/services/flow' } };
    };
    expect(await isOtherAfter('contactForm', move)).toBe(true);
  });
});

describe('a recording', () => {
  it('notes each fact that a page asks for, with its argument, and answers as the fact does', async () => {
    const published: PageFacts = await openPageFacts({
      ...server.backend,
      memory: createContentMemory(),
      moment: new Date('2026-11-21T12:00:00Z'),
    });
    const { facts, keys } = openLedger(published, nothingKnown).record();
    const load = async ({ list, page, site, year }: Facts) => [
      await page(2),
      await list('/blog'),
      await site(),
      await year(),
    ];
    const [page, , , year] = await load(facts);
    expect(page).toMatchObject({ title: 'Flow' });
    expect(year).toBe('2026');
    expect([...keys]).toEqual(['page 2', 'list /blog', 'site', 'year']);
  });

  it('contains nothing that other pages ask for', async () => {
    const ledger = await openLedgerAfter(nothingKnown);
    const [one, other] = [ledger.record(), ledger.record()];
    await one.facts.today();
    expect([...other.keys]).toEqual([]);
  });

  it('names a fact so that its hash is that of the same answer', async () => {
    const ledger = await openLedgerAfter(nothingKnown);
    const { facts, keys } = ledger.record();
    const related = await facts.relatedArticles(article(0));
    expect(related).not.toEqual([]);
    expect([...keys]).toEqual([keyOf('relatedArticles', article(0))]);
    expect(await ledger.hashOf(keyOf('relatedArticles', article(0)))).not.toBe(
      await ledger.hashOf(keyOf('relatedArticles', 1)),
    );
  });
});

import { bookingPaths, newsletterPaths } from '@frontage/contract/paths.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExampleArticles } from '../gallery/exampleLists.ts';
import { createContentMemory } from '../page-data/contentMemory.ts';
import { nothingKnown, openLedger } from '../page-data/ledger.ts';
import { openPageFacts } from '../page-data/pageFacts.ts';
import { type ContentServer, startContentServer } from '../testing/contentServer.ts';
import { answersOf, type PublishedContent, publishedContent } from '../testing/publishedContent.ts';
import { listAddresses } from './routes.ts';

let content: PublishedContent;
let server: ContentServer;
beforeEach(async () => {
  content = publishedContent();
  server = await startContentServer(answersOf(content));
});
afterEach(() => server.stop());

async function open() {
  const options = { ...server.backend, memory: createContentMemory(), moment: new Date('2026-11-21T12:00:00Z') };
  const published = await openPageFacts(options);
  const addresses = await listAddresses(published);
  return {
    ...addresses,
    at: (path: string) => addresses.byPath.get(path),
    load: async (path: string) => addresses.byPath.get(path)?.load(published.facts),
  };
}

describe('the addresses of the site', () => {
  it('are those of its documents, its lists, its own pages, and files for machines', async () => {
    const { byPath, taken } = await open();
    for (const path of [
      ...['/', '/services/flow', '/work/causeway', '/blockchain/article-1', '/blog', '/blockchain', '/glossary'],
      ...['/search', '/sitemap', '/404', '/rss.xml', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
    ])
      expect([...byPath.keys()], path).toContain(path);
    expect(taken).toEqual([]);
  });

  it('request no text of an article before its page is loaded', async () => {
    const { load } = await open();
    const texts = () => server.asked.filter((call) => call.includes('/posts/whole?type=post&'));
    expect(texts()).toEqual([]);
    await load('/blockchain/article-1');
    expect(texts()).toHaveLength(1);
  });

  it('name the document that an editor can fix, if there is one', async () => {
    const { at } = await open();
    expect(at('/services/flow')?.document).toEqual({ kind: 'page', id: 2 });
    expect(at('/blockchain/article-1')?.document).toEqual({ kind: 'article', id: content.articles[0]?.card.id });
    expect(at('/sitemap')?.document).toBeUndefined();
  });

  it('are drawn for each visitor if they are empty without one', async () => {
    const { byPath } = await open();
    const onDemand = [...byPath.values()].filter(({ isOnDemand }) => isOnDemand).map(({ path }) => path);
    expect(onDemand).toEqual(expect.arrayContaining([newsletterPaths.waiting, bookingPaths.cancelPage]));
    expect(onDemand).not.toEqual(expect.arrayContaining(['/404']));
  });
});

describe('the suggestions for a visitor who missed an address', () => {
  it('are each page by its title, and each term by the address where visitors look for it', async () => {
    const { at } = await open();
    expect(at('/')?.listed).toEqual([{ path: '/', title: 'Home' }]);
    expect(at('/services/flow')?.listed).toEqual([{ path: '/services/flow', title: 'Flow' }]);
    expect(at('/blockchain/article-1')?.listed).toMatchObject([
      { title: expect.stringContaining('What an account pays for') },
    ]);
    const [term] = [...(await open()).byPath.values()].flatMap(({ listed = [] }) =>
      listed.filter(({ alias }) => alias),
    );
    expect(term?.alias).toMatch(/^\/glossary\/[\w-]+$/);
    expect(term?.path).toMatch(/^\/glossary\/[\w-]+#/);
  });

  it('leave out further pages of lists, answers to forms, and files', async () => {
    content.articles = createExampleArticles(30).map((card) => ({ version: 'first', card, more: {} }));
    const { at, byPath } = await open();
    const second = [...byPath.keys()].find((path) => path.endsWith('/page/2')) ?? '';
    expect(at(second)?.listed).toEqual([]);
    for (const path of ['/thank-you', '/404', '/rss.xml']) expect(at(path)?.listed, path).toBeUndefined();
  });
});

describe('the content of an address', () => {
  it('is a page with what it shows and its address, or a file', async () => {
    const { load } = await open();
    expect(await load('/services/flow')).toMatchObject({
      kind: 'page',
      drawing: { view: 'page', context: { path: '/services/flow', title: 'Flow' } },
    });
    expect(await load('/llms.txt')).toMatchObject({ kind: 'file', content: expect.stringContaining('/services/flow') });
  });

  it('is made of facts, so that the sitemap lists a further file as soon as the articles need one', async () => {
    const options = { ...server.backend, memory: createContentMemory(), moment: new Date('2026-11-21T12:00:00Z') };
    const published = await openPageFacts(options);
    const { facts, keys } = openLedger(published, nothingKnown).record();
    const { byPath } = await listAddresses(published);
    expect(await byPath.get('/sitemap.xml')?.load(facts)).toMatchObject({
      content: expect.stringContaining('/sitemap-articles-1.xml'),
    });
    expect([...keys]).toContain('articles');
  });

  it('is an article below Blog and its category, with the form of the home page', async () => {
    const { load } = await open();
    const article = await load('/blockchain/article-1');
    expect(article).toMatchObject({
      drawing: {
        view: 'article',
        props: { contactForm: { form: 'contact' } },
        context: {
          breadcrumbs: [
            { label: 'Blog', href: '/blog' },
            { label: 'Blockchain', href: '/blockchain' },
          ],
          formTokens: { contact: { formToken: 'token of contact' } },
        },
      },
    });
  });
});

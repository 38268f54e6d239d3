import type { ArticleCard } from '@frontage/contract/article.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createExampleArticles } from '../gallery/exampleLists.ts';
import type { ContentServer } from '../testing/contentServer.ts';
import { openTestFacts, type TestFacts } from '../testing/openTestFacts.ts';
import type { PublishedContent } from '../testing/publishedContent.ts';
import { ContentError } from './ContentError.ts';

let content: PublishedContent;
let server: ContentServer;
let publish: TestFacts['publish'];

beforeEach(async () => {
  ({ content, publish, server } = await openTestFacts());
});
afterEach(() => server.stop());

const callsTo = (path: string) => server.asked.filter((call) => call.startsWith(path));
const changeArticle = (place: number, changes: Partial<ArticleCard>) => {
  const article = content.articles[place];
  if (article) Object.assign(article, { version: 'second', card: { ...article.card, ...changes } });
};
const idOf = (place: number) => content.articles[place]?.card.id ?? 0;

describe('articles', () => {
  it('arrive newest first, a hundred per call', async () => {
    content.articles = createExampleArticles(150).map((card) => ({ version: 'first', card, more: {} }));
    const { facts } = await publish();
    const dates = (await facts.articles()).map(({ date }) => date);
    expect(dates).toHaveLength(150);
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(callsTo('/wp-json/frontage/v1/news?')).toHaveLength(2);
  });

  it('are requested again by another publication only if their version has changed', async () => {
    await (await publish()).facts.articles();
    changeArticle(1, { title: 'Another title' });
    const { facts } = await publish();
    expect((await facts.articles())[1]?.title).toBe('Another title');
    expect(callsTo('/wp-json/frontage/v1/news?')).toEqual([`/wp-json/frontage/v1/news?newsIds[]=${idOf(1)}&count=100`]);
  });

  it('keep their last valid form if they no longer fit, and are reported', async () => {
    await (await publish()).facts.articles();
    changeArticle(0, { title: '' });
    const publication = await publish();
    expect(await publication.facts.articles()).toHaveLength(3);
    expect(publication.misfits).toEqual(['article-1 in the answer to news cannot be shown:\n  Title: is missing']);
  });

  it('are in no list while they cannot be shown at all', async () => {
    const absent = { article: new Set([idOf(0)]) };
    const { facts } = await publish({ absent });
    expect((await facts.articles()).map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
    expect((await facts.list('/blockchain'))?.articles).toHaveLength(2);
    expect(await facts.article('article-1')).toBeUndefined();
  });

  it('are loaded with their text one by one, and rejected if they do not fit', async () => {
    Object.assign(content.articles[1]?.more ?? {}, { layout: [{ acf_fc_layout: 'textbxo' }] });
    const { facts } = await publish();
    expect(await facts.post(idOf(0))).toMatchObject({ title: content.articles[0]?.card.title, layout: [] });
    const misfit = facts.post(idOf(1));
    await expect(misfit).rejects.toBeInstanceOf(ContentError);
    await expect(misfit).rejects.toThrow(`The article article-2 (id ${idOf(1)}) cannot be shown:`);
  });

  it('are found by name, by relation, and as the newest of a category', async () => {
    const { facts } = await publish();
    expect(await facts.article('article-2')).toMatchObject({ id: idOf(1) });
    expect((await facts.relatedArticles(idOf(0))).map(({ id }) => id).toSorted()).toEqual([idOf(1), idOf(2)]);
    expect(await facts.relatedArticles(99)).toEqual([]);
    expect((await facts.latestArticles('blockchain')).map(({ slug }) => slug)).toEqual([
      'article-1',
      'article-2',
      'article-3',
    ]);
    expect((await facts.latestArticles('insights')).map(({ slug }) => slug)).toEqual(['article-1']);
  });

  it('make lists, each named like its category or tag', async () => {
    const { facts } = await publish();
    const lists = await facts.lists();
    expect(lists).toContainEqual({ path: '/blockchain', title: 'Blockchain' });
    expect(lists).toContainEqual({ path: '/blockchain/tag/cadence', title: 'Cadence' });
    expect(await facts.list('/nowhere')).toBeUndefined();
  });
});

describe('the glossary', () => {
  const near = '/wp-json/frontage/v1/glossary/suggestion';

  it('is asked for the terms near each term only if a term has changed', async () => {
    await (await publish()).facts.termExtras();
    expect(callsTo(near)).toHaveLength(2);
    await (await publish()).facts.termExtras();
    expect(callsTo(near)).toEqual([]);
    content.terms = content.terms.slice(1);
    await (await publish()).facts.termExtras();
    expect(callsTo(near)).toHaveLength(1);
  });

  it('names the article that says more about a term, if it is published', async () => {
    const [account, bridge] = content.terms;
    content.terms = [
      { ...account, articleSlug: 'article-2' },
      { ...bridge, articleSlug: 'unpublished' },
    ];
    const extras = [...(await (await publish()).facts.termExtras()).values()];
    expect(extras.map(({ article }) => article?.slug)).toEqual(['article-2', undefined]);
  });
});

describe('the token of a form in pages', () => {
  const tokenAt = async (moment: string) => (await publish({ moment: new Date(moment) })).facts.formToken('contact');

  it('is requested once a month, because a daily token would change every page each day', async () => {
    expect(await tokenAt('2026-11-01T12:00:00Z')).toEqual({
      formToken: 'token of contact',
      honeypotName: 'fax_number',
    });
    expect(callsTo('/form-token')).toEqual(['/form-token?formId=contact&standing=1']);
    await tokenAt('2026-11-30T12:00:00Z');
    expect(callsTo('/form-token')).toEqual([]);
    await tokenAt('2026-12-01T12:00:00Z');
    expect(callsTo('/form-token')).toHaveLength(1);
  });
});

it('measures starts and ends against the time of the publication, in UTC', async () => {
  const { facts } = await publish({ moment: new Date('2026-12-31T23:59:59Z') });
  expect([await facts.today(), await facts.month(), await facts.year()]).toEqual(['2026-12-31', '2026-12', '2026']);
});

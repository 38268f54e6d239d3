import { examplePage } from '@frontage/blocks/examples/pageContext.ts';
import { articleCard, type Category } from '@frontage/contract/article.ts';
import { describe, expect, it } from 'vitest';
import { exampleTerms } from '../gallery/exampleGlossary.ts';
import { exampleSite } from '../gallery/exampleSite.ts';
import type { PageSummary } from '../page-data/contentMemory.ts';
import type { Facts } from '../page-data/facts.ts';
import { groupSitemap, listIndexedArticles, listIndexedPages } from './indexedPages.ts';

const articles = examplePage.articlesByCategory.blog ?? [];

function pageOf(id: number, path: string, title: string, changes: Partial<PageSummary> = {}): PageSummary {
  const slug = path.split('/').at(-1) ?? '';
  const modified = '2026-11-09T08:00:00.000Z';
  return { id, type: 'page', slug, path, title, modified, card: {}, description: '', isIndexed: true, ...changes };
}

const home = pageOf(1, '/', 'Ledger systems that count');
const flow = pageOf(2, '/services/flow', 'Flow', { type: 'service', description: 'We build on Flow.' });
const hidden = pageOf(3, '/services/secret', 'Secret', { type: 'service', isIndexed: false });
const pages = [home, flow, hidden];
const sectionOf = (slug: Category['slug'], name: string, count: number) => ({ term_id: 1, slug, name, count });
const sections = {
  categories: [
    sectionOf('blog', 'Blog', 0),
    sectionOf('ada', 'ADA', 0),
    sectionOf('blockchain', 'Blockchain', 4),
    sectionOf('search', 'Search', 4),
  ],
  tags: [],
};
const facts = {
  lists: async () => [],
  site: async () => exampleSite,
  translations: async () => [],
  pages: async () => pages,
  sections: async () => sections,
  documents: async () => [],
  glossary: async () => exampleTerms,
  articles: async () => articles,
  articleTimes: async () => ({ 1: '2026-11-20T08:00:00.000Z' }),
};

describe('the addresses for search engines', () => {
  it('are those of pages, lists with articles, letters with terms, and always the blog: not the map of the site nor the page for programmers', async () => {
    const paths = (await listIndexedPages(facts as Partial<Facts> as Facts)).map(({ path }) => path);
    expect(paths).toEqual([
      '/',
      '/services/flow',
      '/blog',
      '/blockchain',
      '/glossary',
      ...new Set(exampleTerms.map(({ letter }) => `/glossary/${letter.toLowerCase()}`)),
    ]);
  });

  it('have the last change of each article, or its date if no change is known', async () => {
    const changes = (await listIndexedArticles(facts)).map(({ modified }) => modified);
    expect(changes.slice(0, 2)).toEqual(['2026-11-20T08:00:00.000Z', articles[1]?.date]);
  });
});

describe('the sitemap for people', () => {
  it('begins with home, continues in alphabetical order, and ends with the lists', async () => {
    const about = pageOf(4, '/about', 'About');
    const groups = await groupSitemap({ ...facts, articles: async () => [], pages: async () => [about, ...pages] });
    expect(groups.map(({ heading }) => heading)).toEqual(['Services', 'The company', 'To read']);
    expect(groups[1]?.links.map(({ label }) => label)).toEqual(['Home', 'About']);
    expect(groups[2]?.links.map(({ href }) => href)).toEqual(['/blockchain', '/blog', '/glossary', '/search']);
  });

  it('names the ten newest articles of each category, and the list of the category if it has more', async () => {
    const [sample] = articles;
    const category = { term_id: 1, slug: 'blockchain', name: 'Blockchain' } as const;
    const many = Array.from({ length: 12 }, (_, index) => ({ ...sample, id: index + 1, slug: `a${index}`, category }));
    const groupsOf = async (count: number) => {
      const groups = await groupSitemap({
        ...facts,
        articles: async () => articleCard.array().parse(many.slice(0, count)),
      });
      return groups[3]?.parts ?? [];
    };
    const [group, ...others] = await groupsOf(12);
    expect(others).toEqual([]);
    expect(group?.heading).toBe('Blockchain');
    expect(group?.links.map(({ href }) => href)).toEqual([
      ...many.slice(0, 10).map(({ slug }) => `/blockchain/${slug}`),
      '/blockchain',
    ]);
    expect((await groupsOf(10))[0]?.links).toHaveLength(10);
    expect(await groupsOf(0)).toEqual([]);
  });
});

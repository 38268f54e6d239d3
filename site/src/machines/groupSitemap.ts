import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { pathIn } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { PageType } from '@frontage/contract/pageParts.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { kindTexts } from '@frontage/contract/words/pageTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayKinds } from '@frontage/contract/words/sayKinds.ts';
import type { Facts } from '../page-data/facts.ts';
import type { LinkGroup } from '../views.ts';
import { groupDrawn, listIndexedLists } from './indexedPages.ts';

const headings = {
  service: 'kind.services',
  case: 'kind.work',
  industry: 'kind.industries',
  page: 'kind.company',
} as const satisfies Record<PageType, keyof typeof kindTexts>;

/** Sorts by name, because documents arrive in the order of their changes. */
const compareLabels = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'en');

/** How many articles of a category are named; there may be thousands, and the category's list has them all. */
const namedArticles = 10;

/** Groups every page of the site for people: the newest articles of each category, and its list for the others. */
export async function groupSitemap(
  facts: Pick<Facts, 'pages' | 'sections' | 'lists' | 'articles' | 'documents' | 'glossary' | 'site'>,
  language?: string,
): Promise<LinkGroup[]> {
  const site = await facts.site();
  const words = wordsOf(site);
  const home = pathIn(language, '/');
  const pages = (await facts.pages()).filter(({ isIndexed }) => isIndexed);
  const drawn = (await groupDrawn(facts)).map(({ heading, pages }) => ({
    heading: sayKinds(heading, words),
    links: pages.map(({ path, title }) => ({ href: path, label: title })).toSorted(compareLabels),
  }));
  const ofPages = Object.entries(headings)
    .map(([type, heading]) => ({
      heading: saySite(words, heading),
      links: pages
        .filter((page) => page.type === type)
        .map(({ path, title }) => ({ href: path, label: path === home ? saySite(words, 'page.home') : title }))
        .toSorted((a, b) => Number(b.href === home) - Number(a.href === home) || compareLabels(a, b)),
    }))
    .filter(({ links }) => links.length > 0);
  const groups = [...ofPages, ...drawn];
  const lists = (await listIndexedLists(facts, language))
    .map(({ path, title }) => ({ href: path, label: title }))
    .toSorted(compareLabels);
  const own = [
    ...(language && (await facts.glossary()).length === 0
      ? []
      : [{ href: pathOn(site, ownPages.glossary.path), label: saySite(words, 'kind.glossary') }]),
    { href: pathOn(site, ownPages.search.path), label: saySite(words, 'page.search') },
  ];
  const toRead = [...lists, ...own];
  const articles = await facts.articles();
  const { categories } = await facts.sections();
  const ofCategories = categories
    .map(({ name, slug }) =>
      articlesOf(
        pathOn(site, `/${slug}`),
        name,
        articles.filter(({ category }) => category.slug === slug),
        words,
      ),
    )
    .filter(({ links }) => links.length > 0)
    // Longest first: short ones then fill columns next to each other.
    .toSorted((a, b) => b.links.length - a.links.length || a.heading.localeCompare(b.heading, 'en'));
  const read = toRead.length > 0 ? [{ heading: saySite(words, 'sitemap.toRead'), links: toRead }] : [];
  return ofCategories.length > 0
    ? [...groups, ...read, { heading: saySite(words, 'kind.articles'), links: [], parts: ofCategories }]
    : [...groups, ...read];
}

function articlesOf(path: string, name: string, articles: readonly ArticleCard[], words: Words): LinkGroup {
  const links = articles
    .slice(0, namedArticles)
    .map((article) => ({ href: pathOfArticle(article), label: article.title }));
  const all = { href: path, label: saySite(words, 'sitemap.all', { count: articles.length, category: name }) };
  return { heading: name, links: articles.length > namedArticles ? [...links, all] : links };
}

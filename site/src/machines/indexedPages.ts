import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { pathIn, usualLanguage } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { PageType } from '@frontage/contract/pageParts.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { kindTexts } from '@frontage/contract/words/pageTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayKinds } from '@frontage/contract/words/sayKinds.ts';
import type { Kind, KindType } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { drawnKinds } from '../../../registry/drawnKinds.ts';
import { createGlossaryPages } from '../glossary/createGlossaryPages.ts';
import { alternatesOf, toAbsolute } from '../head/headOf.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, furtherLanguages } from '../page-data/languages.ts';
import type { LinkGroup } from '../views.ts';

interface IndexedPage {
  path: string;
  /** ISO 8601 time of the last change; undefined for pages derived from others. */
  modified?: string | undefined;
  pictures: Pick<Picture, 'url' | 'alt'>[];
  /** In every language; missing where it is in one alone. */
  translations?: readonly TwinLink[];
}

/**
 * Returns the pages that searchers look for: pages of blocks, lists and the glossary. Left out are those that ask not to
 * be indexed, the map of the site and the page for programmers.
 */
export async function listIndexedPages(every: Facts): Promise<IndexedPage[]> {
  const found: IndexedPage[] = [];
  for (const language of [undefined, ...furtherLanguages(await every.site())]) {
    const facts = factsIn(every, language);
    const pages = (await facts.pages()).filter(({ isIndexed }) => isIndexed);
    found.push(
      ...pages.map(({ card, modified, path }) => ({ path, modified, pictures: card.picture ? [card.picture] : [] })),
      ...(await listIndexedLists(facts, language)),
      ...(await listGlossaryPages(facts)),
      ...(await groupDrawn(facts)).flatMap(({ pages }) => pages),
    );
  }
  return withTranslations(found, every);
}

/** Nothing is asked where the site has one language. */
async function withTranslations(pages: IndexedPage[], facts: Pick<Facts, 'site' | 'translations'>) {
  if (furtherLanguages(await facts.site()).length === 0) return pages;
  const all: IndexedPage[] = [];
  for (const page of pages) {
    const translations = await facts.translations(page.path);
    all.push(translations.length > 1 ? { ...page, translations } : page);
  }
  return all;
}

/** Kinds that are drawn by their declaration and have pages, with the heading above their links. */
export async function groupDrawn(
  facts: Pick<Facts, 'documents'>,
): Promise<{ heading: string; pages: (IndexedPage & { title: string; description: string })[] }[]> {
  const groups = [];
  for (const { label, name, title, types } of kindsWith('page') as (KindWith<'page'> & Kind)[]) {
    const drawn = drawnKinds[name];
    if (!drawn) continue;
    const documents = (await facts.documents(name)) as (IndexedPage & Record<string, unknown>)[];
    const pages = documents.map((document) => ({
      path: document.path,
      title: String(document[title]),
      modified: document.modified,
      pictures: [],
      description: drawn.describe(document as never).description,
    }));
    const [type] = Object.values<KindType>(types ?? {});
    if (pages.length > 0) groups.push({ heading: type?.heading ?? label.many, pages });
  }
  return groups;
}

export async function listIndexedArticles(
  facts: Pick<Facts, 'articles' | 'articleTimes' | 'site' | 'translations'>,
): Promise<IndexedPage[]> {
  const modified = await facts.articleTimes();
  const articles = [...(await facts.articles())];
  for (const language of furtherLanguages(await facts.site())) articles.push(...(await facts.articles(language)));
  const pages = articles.map((article) => ({
    path: pathOfArticle(article),
    modified: modified[article.id] ?? article.date,
    pictures: [article.preview],
  }));
  return withTranslations(pages, facts);
}

/**
 * Returns the first page of each list that has articles in a language. `search` is left out, because its path is that of
 * the search page.
 */
async function listIndexedLists(
  facts: Pick<Facts, 'lists' | 'sections' | 'site'>,
  language?: string,
): Promise<(IndexedPage & { title: string })[]> {
  const { categories } = await facts.sections();
  const site = await facts.site();
  const lists = categories
    .filter(({ count, slug }) => slug === 'blog' || (count > 0 && slug !== 'search'))
    .map(({ name, slug }) => ({ path: pathOn(site, `/${slug}`), title: name, pictures: [] }));
  if (!language) return lists;
  const there = new Set((await facts.lists()).map(({ path }) => path));
  return lists.filter(({ path }) => there.has(path));
}

async function listGlossaryPages(facts: Pick<Facts, 'glossary' | 'site'>): Promise<IndexedPage[]> {
  const terms = await facts.glossary();
  if (terms.length === 0) return [];
  return createGlossaryPages(terms, await facts.site()).map(({ path }) => ({ path, pictures: [] }));
}

/** Addresses per file; the protocol allows 50,000. */
export const pagesPerSitemap = 5_000;

/**
 * Writes one file of the sitemap: address, last change and pictures of each page. sitemaps.org, Google's image
 * extension.
 */
export async function writeSitemap(pages: readonly IndexedPage[], siteUrl: string): Promise<string> {
  const stream = new SitemapStream({
    hostname: siteUrl,
    xmlns: { image: true, news: false, video: false, xhtml: pages.some(({ translations }) => translations) },
  });
  for (const { path, modified, pictures, translations } of pages) {
    stream.write({
      url: toAbsolute(siteUrl, path),
      ...(modified ? { lastmod: modified } : {}),
      ...(translations ? { links: alternatesOf(translations, siteUrl) } : {}),
      img: pictures.map(({ url }) => ({ url: toAbsolute(siteUrl, url) })),
    });
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}

export async function writeSitemapIndex(paths: readonly string[], siteUrl: string): Promise<string> {
  const stream = new SitemapIndexStream({});
  for (const path of paths) stream.write({ url: toAbsolute(siteUrl, path) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Of pages of blocks, by their type. */
export const headings = {
  service: 'kind.services',
  case: 'kind.work',
  industry: 'kind.industries',
  page: 'kind.company',
} as const satisfies Record<PageType, keyof typeof kindTexts>;

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
  // By name, because documents arrive in the order of their changes.
  const { compare } = new Intl.Collator(site.language ?? usualLanguage);
  const compareLabels = (a: { label: string }, b: { label: string }) => compare(a.label, b.label);
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
    .toSorted((a, b) => b.links.length - a.links.length || compare(a.heading, b.heading));
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

import { pathOfArticle } from '@frontage/contract/article.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import type { Kind, KindType } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith } from '@frontage/kinds/kinds.ts';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { drawnKinds } from '../../../registry/drawnKinds.ts';
import { createGlossaryPages } from '../glossary/createGlossaryPages.ts';
import { alternatesOf, toAbsolute } from '../head/headOf.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, furtherLanguages } from '../page-data/languages.ts';

/** An address for search engines. */
interface IndexedPage {
  path: string;
  title: string;
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
      ...pages.map(({ card, modified, path, title }) => ({
        path,
        title,
        modified,
        pictures: card.picture ? [card.picture] : [],
      })),
      ...(await listIndexedLists(facts, language)),
      ...(await listGlossaryPages(facts)),
      ...(await listDocumentPages(facts)),
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

async function listDocumentPages(facts: Pick<Facts, 'documents'>): Promise<IndexedPage[]> {
  return (await groupDrawn(facts)).flatMap(({ pages }) => pages);
}

/** Kinds that are drawn by their declaration and have pages, with the heading above their links. */
export async function groupDrawn(
  facts: Pick<Facts, 'documents'>,
): Promise<{ heading: string; pages: (IndexedPage & { description: string })[] }[]> {
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
    title: article.title,
    modified: modified[article.id] ?? article.date,
    pictures: [article.preview],
  }));
  return withTranslations(pages, facts);
}

/**
 * Returns the first page of each list that has articles in a language. `search` is left out, because its path is that of
 * the search page.
 */
export async function listIndexedLists(
  facts: Pick<Facts, 'lists' | 'sections' | 'site'>,
  language?: string,
): Promise<IndexedPage[]> {
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
  return createGlossaryPages(terms, await facts.site()).map(({ letter, path }) => ({
    path,
    title: letter ? `Glossary: ${letter}` : 'Glossary',
    pictures: [],
  }));
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

/** Writes the file that lists the others. */
export async function writeSitemapIndex(paths: readonly string[], siteUrl: string): Promise<string> {
  const stream = new SitemapIndexStream({});
  for (const path of paths) stream.write({ url: toAbsolute(siteUrl, path) });
  stream.end();
  return (await streamToPromise(stream)).toString();
}

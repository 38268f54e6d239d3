import { pathOfArticle } from '@frontage/contract/article.ts';
import { glossaryLetters, pathOfLetter } from '@frontage/contract/glossary.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { PageData } from '../page-data/pageData.ts';

/** An address that search engines are meant to know. */
export interface IndexedPage {
  path: string;
  title: string;
  /** ISO time of the last change; undefined for pages that are made of others. */
  modified?: string | undefined;
  pictures: Pick<Picture, 'url' | 'alt'>[];
}

/** Pages made of page blocks, and those the site makes itself; pages that ask not to be indexed are left out. */
export async function indexedPages(pageData: PageData): Promise<IndexedPage[]> {
  const pages = await pageData.loadPages();
  return [
    ...pages
      .filter((page) => !page.head.noIndex)
      .map((page) => ({
        path: page.path,
        title: page.title,
        modified: page.modified,
        pictures: page.card.picture ? [page.card.picture] : [],
      })),
    ...(await indexedLists(pageData)),
    ...(await glossaryPages(pageData)),
    { path: '/sitemap', title: 'Sitemap', pictures: [] },
    { path: '/developers/api', title: 'Content API', pictures: [] },
  ];
}

export async function indexedArticles(pageData: PageData): Promise<IndexedPage[]> {
  const [articles, modified] = await Promise.all([pageData.listArticles(), pageData.articleTimes()]);
  return articles.map((article) => ({
    path: pathOfArticle(article),
    title: article.title,
    modified: modified.get(article.id) ?? article.date,
    pictures: [article.preview],
  }));
}

/** The first page of each list that has articles; `search` has none, as its path is the search page's. */
export async function indexedLists(pageData: PageData): Promise<IndexedPage[]> {
  const { categories } = await pageData.loadArticleList();
  return categories
    .filter(({ count, slug }) => slug === 'blog' || (count > 0 && slug !== 'search'))
    .map(({ name, slug }) => ({ path: `/${slug}`, title: name, pictures: [] }));
}

async function glossaryPages(pageData: PageData): Promise<IndexedPage[]> {
  const terms = await pageData.loadGlossary();
  const letters = glossaryLetters.filter((letter) => terms.some((term) => term.letter === letter));
  if (letters.length === 0) return [];
  const pages = letters.map((letter) => ({ path: pathOfLetter(letter), title: `Glossary: ${letter}`, pictures: [] }));
  return [{ path: '/glossary', title: 'Glossary', pictures: [] }, ...pages];
}

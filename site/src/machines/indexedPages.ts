import { pathOfArticle } from '@frontage/contract/article.ts';
import { glossaryLetters, pathOfLetter } from '@frontage/contract/glossary.ts';
import type { Picture } from '@frontage/contract/primitives/picture.ts';
import type { Translation } from '@frontage/contract/translation.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { drawnKinds } from '@frontage/kinds/drawn.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import type { Facts } from '../page-data/facts.ts';
import { furtherLanguages } from '../page-data/languages.ts';

/** An address for search engines. */
export interface IndexedPage {
  path: string;
  title: string;
  /** ISO 8601 time of the last change; undefined for pages derived from others. */
  modified?: string | undefined;
  pictures: Pick<Picture, 'url' | 'alt'>[];
  /** In every language; missing where it is in one alone. */
  translations?: readonly Translation[];
}

/**
 * Returns the pages that searchers look for: pages of blocks, lists and the glossary. Left out are those that ask not to
 * be indexed, the map of the site and the page for programmers.
 */
export async function listIndexedPages(
  facts: Pick<Facts, 'site' | 'pages' | 'translations' | 'sections' | 'glossary' | 'documents'>,
): Promise<IndexedPage[]> {
  const further = furtherLanguages(await facts.site());
  const pages = [...(await facts.pages())];
  for (const language of further) pages.push(...(await facts.pages(language)));
  const groups = new Map<number, readonly Translation[]>();
  for (const { id } of further.length > 0 ? pages : []) groups.set(id, await facts.translations('page', id));
  const languagesOf = (id: number) => {
    const translations = groups.get(id) ?? [];
    return translations.length > 1 ? { translations } : {};
  };
  return [
    ...pages
      .filter(({ isIndexed }) => isIndexed)
      .map(({ card, id, modified, path, title }) => ({
        path,
        title,
        modified,
        pictures: card.picture ? [card.picture] : [],
        ...languagesOf(id),
      })),
    ...(await listIndexedLists(facts)),
    ...(await listGlossaryPages(facts)),
    ...(await listDocumentPages(facts)),
  ];
}

/** Documents of kinds that are drawn by their declaration. */
async function listDocumentPages(facts: Pick<Facts, 'documents'>): Promise<IndexedPage[]> {
  return (await groupDrawn(facts)).flatMap(({ pages }) => pages);
}

/** Kinds that are drawn by their declaration and have pages, with the heading above their links. */
export async function groupDrawn(
  facts: Pick<Facts, 'documents'>,
): Promise<{ heading: string; pages: (IndexedPage & { description: string })[] }[]> {
  const groups = [];
  for (const { describe, name } of drawnKinds) {
    const kind: Kind | undefined = kindsWith('page').find((one) => one.name === name);
    const documents = (await facts.documents(name)) as (IndexedPage & Record<string, unknown>)[];
    const pages = documents.map((document) => ({
      path: document.path,
      title: String(document[kind?.title ?? 'title']),
      modified: document.modified,
      pictures: [],
      description: describe(document as never).description,
    }));
    const [type] = Object.values(kind?.types ?? {});
    if (pages.length > 0) groups.push({ heading: type?.heading ?? kind?.label.many ?? name, pages });
  }
  return groups;
}

export async function listIndexedArticles(facts: Pick<Facts, 'articles' | 'articleTimes'>): Promise<IndexedPage[]> {
  const modified = await facts.articleTimes();
  return (await facts.articles()).map((article) => ({
    path: pathOfArticle(article),
    title: article.title,
    modified: modified[article.id] ?? article.date,
    pictures: [article.preview],
  }));
}

/**
 * Returns the first page of each list that has articles. `search` is left out, because its path is that of the search
 * page.
 */
export async function listIndexedLists(facts: Pick<Facts, 'sections'>): Promise<IndexedPage[]> {
  const { categories } = await facts.sections();
  return categories
    .filter(({ count, slug }) => slug === 'blog' || (count > 0 && slug !== 'search'))
    .map(({ name, slug }) => ({ path: `/${slug}`, title: name, pictures: [] }));
}

async function listGlossaryPages(facts: Pick<Facts, 'glossary'>): Promise<IndexedPage[]> {
  const terms = await facts.glossary();
  const letters = glossaryLetters.filter((letter) => terms.some((term) => term.letter === letter));
  if (letters.length === 0) return [];
  const pages = letters.map((letter) => ({ path: pathOfLetter(letter), title: `Glossary: ${letter}`, pictures: [] }));
  return [{ path: '/glossary', title: 'Glossary', pictures: [] }, ...pages];
}

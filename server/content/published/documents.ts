import { bareSlug } from '@frontage/contract/language.ts';
import type { PostLite } from '@frontage/contract/post.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith, type PostType } from '@frontage/kinds/kinds.ts';
import { toGlossaryTerm } from '../toContract.ts';
import { type Listed, languageOfArticle } from './articles.ts';
import { languageOf, spokenIn, versionIn } from './inLanguage.ts';
import { answerOf, isShownAt, type OwnDocument } from './ownDocuments.ts';
import { comingEvents, givenReviews, type Surrounding } from './pageSurroundings.ts';
import type { PublishedContent } from './publishedContent.ts';

/** A query for documents of a type: all of them, or only named ones. */
export interface DocumentsQuery {
  type: PostType;
  /** The answer is in the order of these slugs. A document must match both slugs and ids if both are given. */
  slugs?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  offset: number;
  /** All of them where it is left out. */
  count?: number | undefined;
}

/** A document with its key in an object of documents: its slug, or its id if it has none. */
export interface NamedDocument {
  name: string;
  document: object;
}

/** A document of any type: its row in `posts/lite`, and its complete form in `posts`. */
interface ListedDocument {
  lite: PostLite;
  /** False if the slug is only the id, because the document has no address. */
  hasSlug: boolean;
  show: () => Promise<object>;
}

/** Lists the rows of `GET posts/lite`. */
export async function listLite(content: PublishedContent, type: PostType, now: Date): Promise<PostLite[]> {
  return (await listDocuments(content, type, now)).map(({ lite }) => lite);
}

/** Lists the documents of `GET posts`: the named ones in the order of their names, or the first ones. */
export async function findDocuments(
  content: PublishedContent,
  { type, slugs, ids, offset, count }: DocumentsQuery,
  now: Date,
): Promise<Listed<NamedDocument>> {
  const all = await listDocuments(content, type, now);
  const named = inOrderOf(ids, ({ lite }) => lite.id, inOrderOf(slugs, slugOf, all));
  const items = await Promise.all(
    named.slice(offset, count === undefined ? undefined : offset + count).map(async ({ lite, show }) => ({
      name: lite.slug,
      document: await show(),
    })),
  );
  return { items, total: named.length };
}

function slugOf({ lite, hasSlug }: ListedDocument): string | undefined {
  return hasSlug ? lite.slug : undefined;
}

/** The documents with one of the names, each once, in the order of the names. */
function inOrderOf<Name>(
  names: readonly Name[] | undefined,
  nameOf: (document: ListedDocument) => Name | undefined,
  documents: readonly ListedDocument[],
): readonly ListedDocument[] {
  if (!names) return documents;
  const wanted = new Set<Name | undefined>(names);
  const found = documents.filter((document) => wanted.has(nameOf(document)));
  const byName = new Map(found.map((document) => [nameOf(document), document]));
  return [...wanted].flatMap((name) => byName.get(name) ?? []);
}

async function listDocuments(content: PublishedContent, type: PostType, now: Date): Promise<readonly ListedDocument[]> {
  switch (type) {
    case 'post':
    case 'news':
      return listArticles(content, type, now);
    case 'page':
    case 'service':
    case 'case':
    case 'industry':
      return listPages(content, type);
    case 'office':
      return (await content.surroundings()).offices.map((office) => ofCompany(type, office));
    case 'event':
      return comingEvents((await content.surroundings()).events, now).map((event) => ofCompany(type, event));
    case 'review':
      return givenReviews((await content.surroundings()).reviews, now).map((review) => ofCompany(type, review));
    case 'glossary':
      return listTerms(content, now);
    default:
      return listOwn(content, type, now);
  }
}

async function listArticles(content: PublishedContent, type: 'post' | 'news', now: Date): Promise<ListedDocument[]> {
  const shown = (await content.articles()).shown(now).filter((article) => article.type === type);
  const languages = await Promise.all(shown.map((article) => languageOfArticle(content, article, now)));
  const versions = await Promise.all(shown.map((article) => versionIn(content, article)));
  return shown.map(({ id, slug, date, modified, categories, card }, at) => {
    const language = languages[at];
    const lite = {
      id,
      type,
      slug: bareSlug(slug),
      term_id: categories[0]?.term_id ?? null,
      categories: categories.map((category) => category.slug),
      date,
      modified,
      version: versions[at],
      ...language,
    };
    const { term_id, categories: categorySlugs } = lite;
    return {
      lite,
      hasSlug: true,
      show: async () => ({ ...(await card()), ...language, type, term_id, categories: categorySlugs }),
    };
  });
}

async function listPages(content: PublishedContent, type: PostType): Promise<ListedDocument[]> {
  const pages = (await content.pages()).filter((page) => page.type === type);
  return Promise.all(
    pages.map(async (page) => {
      const { id, original, slug, path, date, modified, card } = page;
      const language = await languageOf(content, { id, original }, content.everyPage);
      const version = await versionIn(content, page);
      return {
        lite: {
          id,
          type,
          slug: bareSlug(slug),
          term_id: null,
          categories: [],
          date,
          modified,
          version,
          ...language,
        },
        hasSlug: true,
        show: content.lang
          ? async () => ({ ...(await card()), path: await spokenIn(content, path), ...language })
          : card,
      };
    }),
  );
}

async function listTerms(content: PublishedContent, now: Date): Promise<ListedDocument[]> {
  const articles = (await content.articles()).shownByOriginal(now);
  return (await content.glossary()).map(({ stored }) => {
    const { id, slug, createdAt: date, updatedAt: modified } = stored;
    return {
      lite: { id, type: 'glossary', slug, term_id: null, categories: [], date, modified },
      hasSlug: true,
      show: async () => ({ ...toGlossaryTerm(stored, articles), type: 'glossary' }),
    };
  });
}

/** The whole answer about a document of a kind whose answers follow from its declaration. */
export async function findOwnDocument(
  content: PublishedContent,
  { id, type }: { id: number; type: string },
  now: Date,
): Promise<object | undefined> {
  const kind = kindsWith('page').find(({ types }) => type in types);
  const found = kind && (await content.ownDocuments(kind)).find((one) => one.id === id && one.type === type);
  if (!found || !isShownAt(kind, found.stored, now)) return undefined;
  const language = await languageOf(content, found, shownOf(content, kind, now));
  return { ...answerOf(kind, 'whole', await withSpoken(content, found)), ...language };
}

/** Documents of a kind whose answers follow from its declaration. */
async function listOwn(content: PublishedContent, type: string, now: Date): Promise<ListedDocument[]> {
  const kind = kindsWith('page').find(({ types }) => type in types);
  if (!kind) return [];
  const shown = (await content.ownDocuments(kind)).filter(
    (one) => one.type === type && isShownAt(kind, one.stored, now),
  );
  const every = shownOf(content, kind, now);
  return Promise.all(
    shown.map(async (one) => {
      const { date, id, modified } = one;
      const version = await versionIn(content, one);
      const language = await languageOf(content, one, every);
      const place = { slug: bareSlug(one.slug), term_id: null, categories: [] };
      return {
        lite: { id, type, ...place, date, modified, version, ...language },
        hasSlug: true,
        show: async () => ({ ...answerOf(kind, 'listed', await withSpoken(content, one)), ...language }),
      };
    }),
  );
}

async function withSpoken(content: PublishedContent, document: OwnDocument): Promise<OwnDocument> {
  return { ...document, path: await spokenIn(content, document.path) };
}

/** Every document of a kind that visitors see, in all languages. */
function shownOf(content: PublishedContent, kind: KindWith<'page'> & Kind, now: Date) {
  return once(async () => (await content.everyOwnDocument(kind)).filter(({ stored }) => isShownAt(kind, stored, now)));
}

function ofCompany(
  type: 'office' | 'event' | 'review',
  { id, slug, date, modified, shown }: Surrounding,
): ListedDocument {
  return {
    lite: { id, type, slug: slug ?? String(id), term_id: null, categories: [], date, modified },
    hasSlug: slug !== undefined,
    show: async () => ({ ...shown, type }),
  };
}

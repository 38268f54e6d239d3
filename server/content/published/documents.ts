import { bareSlug } from '@frontage/contract/language.ts';
import type { PostLite } from '@frontage/contract/post.ts';
import { isShownAt, kindOf, kindsWith, type PostType, pagedTypes } from '@frontage/kinds/kinds.ts';
import { inWordsOfLanguage } from '../picture.ts';
import { answerOf, placeOf, toGlossaryTerm } from '../toContract.ts';
import { type Listed, shownArticles } from './articles.ts';
import type { IndexedDocument, ListedKind, PagedKind } from './documentIndex.ts';
import type { IndexedTerm } from './glossary.ts';
import { shownLanguages, spokenIn, versionIn } from './inLanguage.ts';
import { inItsLanguage, type PublishedContent, sayLanguage } from './publishedContent.ts';

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

/** Lists the rows of `GET posts/lite`, those of a type or of all that have pages. */
export async function listLite(content: PublishedContent, type: PostType | undefined, now: Date): Promise<PostLite[]> {
  const all = await Promise.all((type ? [type] : pagedTypes).map((one) => listDocuments(content, one, now)));
  return all.flat().map(({ lite }) => lite);
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
  return { items: await inItsLanguage(content, items), total: named.length };
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
  if (type === 'glossary') return listTerms(content, now);
  const kind: ListedKind | undefined = kindsWith('listed').find(({ types }) => type in types);
  if (!kind) return [];
  const { list } = (await content.documents(kind)).shown(now);
  return Promise.all(
    list
      .filter((one) => one.type === type)
      .map(async (one) => {
        const { categories, date, id, modified } = one;
        const language = kind.page ? await sayLanguage(content, kind, one, now) : {};
        const version = kind.page ? { version: await versionIn(content, one) } : {};
        const slugs = categories.map(({ slug }) => slug);
        const slug = bareSlug(one.slug) || String(id);
        const place = { slug, term_id: categories[0]?.term_id ?? null, categories: slugs };
        return {
          lite: { id, type, ...place, date, modified, ...version, ...language },
          hasSlug: one.slug !== '',
          show: async () => ({
            ...(await one.card()),
            ...(await readPlace(content, kind, 'listed', one)),
            ...language,
          }),
        };
      }),
  );
}

const kindWithType = (type: string): PagedKind | undefined => kindsWith('page').find(({ types }) => type in types);

async function readPlace(content: PublishedContent, kind: ListedKind, as: 'listed' | 'whole', one: IndexedDocument) {
  return placeOf(kind, as, { ...one, path: await spokenIn(content, one.path) });
}

/** The whole answer about a document of a type. Undefined if visitors see none with this id. */
export async function findDocument(
  content: PublishedContent,
  { id, type }: { id: number; type: string },
  now: Date,
): Promise<object | undefined> {
  const kind = kindWithType(type);
  return kind && findOfKind(content, kind, { id, type }, now);
}

/**
 * The same of any type of a kind, where none is named. Where no language is asked for, pages of every language that
 * visitors see are there.
 */
export async function findOfKind(
  content: PublishedContent,
  kind: PagedKind,
  { id, type }: { id: number; type?: string },
  now: Date,
): Promise<object | undefined> {
  const around = kind.blocks === 'page' ? await readSurroundingsAt(content, now) : {};
  return (await findWhole(content, kind, { ids: [id], type, around }, now))[0];
}

/** The whole answers about documents of a type, without what is around them, in the order of their ids. */
export async function findWholes(
  content: PublishedContent,
  { ids, type }: { ids: readonly number[]; type: string },
  now: Date,
): Promise<object[]> {
  const kind = kindWithType(type);
  return kind ? findWhole(content, kind, { ids, type, around: {} }, now) : [];
}

async function findWhole(
  content: PublishedContent,
  kind: PagedKind,
  { around, ids, type }: { around: object; ids: readonly number[]; type: string | undefined },
  now: Date,
): Promise<object[]> {
  const isOfAll = kind.blocks === 'page' && !content.lang;
  const { byId } = (await (isOfAll ? content.everyDocument : content.documents)(kind)).shown(now);
  const languages = isOfAll ? await shownLanguages(content) : [];
  const isAsked = (one: IndexedDocument) =>
    (!type || one.type === type) && !(isOfAll && one.language && !languages.includes(one.language));
  const listed = ids.flatMap((id) => byId.get(id) ?? []).filter(isAsked);
  const whole = await content.whole(
    kind,
    listed.map(({ id }) => id),
  );
  const answers = listed.map(async (one) => {
    const stored = whole.get(one.id);
    // It may have changed since the index was read, and may now have a future date.
    if (!stored || !isShownAt(kind, stored, now)) return [];
    const answer = {
      ...answerOf(kind, 'whole', stored),
      ...(await readPlace(content, kind, 'whole', one)),
      ...(await sayLanguage(content, kind, one, now)),
      ...around,
    };
    return [one.language ? inWordsOfLanguage(answer, one.language, await content.terms()) : answer];
  });
  return (await Promise.all(answers)).flat();
}

/** The glossary by letter and word, and its terms as answers have them. */
export async function readTerms(content: PublishedContent, now: Date) {
  const [glossary, { byOriginal: articles }] = await Promise.all([content.glossary(), shownArticles(content, now)]);
  return { glossary, show: ({ stored }: IndexedTerm) => toGlossaryTerm(stored, articles) };
}

async function listTerms(content: PublishedContent, now: Date): Promise<ListedDocument[]> {
  const { glossary, show } = await readTerms(content, now);
  return glossary.map((term) => {
    const { id, slug, createdAt: date, updatedAt: modified } = term.stored;
    return {
      lite: { id, type: 'glossary', slug, term_id: null, categories: [], date, modified },
      hasSlug: true,
      show: async () => ({ ...show(term), type: 'glossary' }),
    };
  });
}

/** What is around the blocks of a page: its settings, and the company without past events and future reviews. R11. */
async function readSurroundingsAt(content: PublishedContent, now: Date): Promise<Record<string, object>> {
  const around: Record<string, object> = { site: (await content.surroundings()).site };
  for (const collection of ['offices', 'events', 'reviews'] as const) {
    const { list } = (await content.documents(kindOf(collection))).shown(now);
    around[collection] = await Promise.all(list.map(({ card }) => card()));
  }
  return around;
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import { once, oncePer } from '@frontage/contract/primitives/once.ts';
import { settingsIn } from '@frontage/contract/siteSettings.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import type { KindWith } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { readOwnForms } from '../../forms/readForms.ts';
import { memoisePer } from '../../memoiseFor.ts';
import type { Article } from '../../payload-types.ts';
import { inWordsOf } from '../inWordsOf.ts';
import {
  type ArticleIndex,
  type ArticleReader,
  type IndexedArticle,
  indexIn,
  listsOf,
  openArticleReader,
} from './articleIndex.ts';
import { createDocumentCache, type DocumentCache } from './documentCache.ts';
import { type GlossaryIndex, indexTerms, readGlossary } from './glossary.ts';
import { type Languages, shownLanguages } from './inLanguage.ts';
import { type OwnDocument, readOwnDocuments } from './ownDocuments.ts';
import { companyIn, type PageSurroundings, readSurroundings } from './pageSurroundings.ts';
import { type ListedPages, readPages } from './pages.ts';

/** The published content at one version. Each part is read when it is first asked for. */
export interface PublishedContent extends Languages {
  /** Changes whenever pictures, categories or tags change, which other documents show. */
  embeddedVersion: string;
  cache: DocumentCache;
  /** Of its language, and of all of them. */
  articles: () => Promise<ArticleIndex>;
  everyArticle: () => Promise<ArticleIndex>;
  text: ArticleTexts;
  /** Of its language, and of all of them. */
  pages: () => Promise<ListedPages>;
  everyPage: () => Promise<ListedPages>;
  /** Of a kind whose answers follow from its declaration: of its language, and of all of them. */
  ownDocuments: (kind: KindWith<'page'> & Kind) => Promise<OwnDocument[]>;
  everyOwnDocument: (kind: KindWith<'page'> & Kind) => Promise<OwnDocument[]>;
  /** An answer about an article with the names that its categories and tags have in the language. */
  named: <Answer>(answer: Answer) => Promise<Answer>;
  glossary: () => Promise<GlossaryIndex>;
  forms: () => Promise<OwnForm[]>;
  formsIn: (language: string) => Promise<OwnForm[]>;
  surroundings: () => Promise<PageSurroundings>;
}

/**
 * Returns the content that is published now. Reading it from the database for each call would cost more than the call,
 * so it is kept until the CMS marks a change. The CMS does so within the transaction of the change.
 */
export function createPublishedContent(payload: Payload): () => Promise<PublishedContent> {
  const readArticles = openArticleReader(payload);
  let held: { version: string | null | undefined; content: PublishedContent } | undefined;
  return shareWork(async () => {
    // Before the content is read: the content may be newer than its version, but never older.
    const { embeddedVersion, version } = await payload.findGlobal({
      slug: 'publication',
      depth: 0,
      select: { version: true, embeddedVersion: true },
    });
    if (held?.version !== version) held = undefined;
    held ??= { version, content: readContent(payload, readArticles, embeddedVersion ?? '') };
    return held.content;
  });
}

function readContent(payload: Payload, readArticles: ArticleReader, embeddedVersion: string): PublishedContent {
  const cache = createDocumentCache(payload);
  const everyArticle = once(() => readArticles(cache));
  const everyPage = once(() => readPages(payload, cache));
  const everyOwnDocument = oncePer((kind: KindWith<'page'> & Kind) => readOwnDocuments(payload, cache, kind));
  return {
    embeddedVersion,
    cache,
    everyArticle,
    articles: once(async () => indexIn(await everyArticle(), undefined)),
    text: openArticleTexts(payload, cache),
    everyPage,
    pages: once(async () => (await everyPage()).filter(({ language }) => language === undefined)),
    everyOwnDocument,
    ownDocuments: oncePer(async (kind: KindWith<'page'> & Kind) =>
      (await everyOwnDocument(kind)).filter(({ language }) => language === undefined),
    ),
    named: async (answer) => answer,
    glossary: once(() => readGlossary(payload)),
    forms: once(() => readOwnForms(payload)),
    formsIn: (language) => readOwnForms(payload, language),
    surroundings: once(() => readSurroundings(payload, cache)),
  };
}

/** The content of one version, by the language that was asked for. */
const readerOf = memoisePer((content: PublishedContent) => oncePer((lang: string) => selectIn(content, lang)));

/**
 * The published content in one language alone. What has no twin is not in it, and nothing is in a language that
 * visitors do not see.
 */
export function contentIn(content: PublishedContent, lang: string): Promise<PublishedContent> {
  return readerOf(content)(lang);
}

async function selectIn(content: PublishedContent, lang: string): Promise<PublishedContent> {
  const shown = await shownLanguages(content);
  const place = shown.indexOf(lang);
  const surroundings = await content.surroundings();
  const { site, translations, wordings } = surroundings;
  const { language = usualLanguage } = site as { language?: string };
  if (place === 0 || (shown.length === 0 && lang === language)) return { ...content, lang };
  // No document is in a language without a name.
  const wanted = place < 0 ? '' : lang;
  const said = translations.get(wanted);
  const articles = once(async () => withNames(indexIn(await content.everyArticle(), wanted), said));
  return {
    ...content,
    lang,
    pages: once(async () => (await content.everyPage()).filter((page) => page.language === wanted)),
    articles,
    named: async (answer) => namedBy(await articles(), answer),
    ownDocuments: oncePer(async (kind: KindWith<'page'> & Kind) =>
      (await content.everyOwnDocument(kind)).filter(({ language }) => language === wanted),
    ),
    glossary: once(async () =>
      indexTerms(
        inWordsOf(
          'glossary',
          (await content.glossary()).map(({ stored }) => stored),
          said,
        ),
        lang,
      ),
    ),
    forms: once(() => content.formsIn(wanted)),
    surroundings: once(async () => ({
      ...surroundings,
      ...companyIn(surroundings, wanted),
      site: settingsIn(site, lang, wordings.get(wanted) ?? {}),
    })),
  };
}

/** Categories and tags in the words of a language. Where there are none they keep their names, and lose sentences. */
function withNames(index: ArticleIndex, said: ReadonlyMap<string, object> | undefined): ArticleIndex {
  const named = {
    ...index,
    categories: inWordsOf(
      'categories',
      index.categories.map(({ description: _, heading: __, ...one }) => one),
      said,
    ),
    tags: inWordsOf('tags', index.tags, said),
  };
  const withCard = index.all.map((article) => ({
    ...article,
    card: once(async () => namedBy(named, await article.card())),
  }));
  return { ...named, ...listsOf(withCard) };
}

interface Named {
  term_id: number;
  name: string;
}

function namedBy<Answer>({ categories, tags }: Pick<ArticleIndex, 'categories' | 'tags'>, answer: Answer): Answer {
  const names = (all: readonly Named[]) => new Map(all.map(({ name, term_id }) => [term_id, name]));
  const [ofCategories, ofTags] = [names(categories), names(tags)];
  const said = (known: ReadonlyMap<number, string>) => (one: Named) => ({
    ...one,
    name: known.get(one.term_id) ?? one.name,
  });
  const own = answer as { category?: Named; second_categories: Named[]; tags: Named[] };
  return {
    ...answer,
    ...(own.category ? { category: said(ofCategories)(own.category) } : {}),
    second_categories: own.second_categories.map(said(ofCategories)),
    tags: own.tags.map(said(ofTags)),
  };
}

/**
 * Does the work once for all who ask in the same turn of the event loop. It begins after the last of them has asked, so
 * nobody gets a result from before they asked.
 */
export function shareWork<Outcome>(work: () => Promise<Outcome>): () => Promise<Outcome> {
  let waiting: Promise<Outcome> | undefined;
  return () => {
    waiting ??= nextTurn().then(() => {
      waiting = undefined;
      return work();
    });
    return waiting;
  };
}

/** Reads an article with its text, as it is published now. `listed`: the list that contains the article, in order. */
export type ArticleTexts = (id: number, listed: readonly IndexedArticle[]) => Promise<Article | undefined>;

/** The number of texts read at once for a reader that follows the list. */
const textsAhead = 25;

/**
 * A publication asks for the texts of thousands of articles, one by one and in the order of the lists. Most of the cost
 * of each is the query. So a reader that asks for the article after the last one is served from a batch. Valid for one
 * version of the content: what was read ahead is what is published for as long as that version lasts.
 */
export function openArticleTexts(payload: Payload, cache: DocumentCache): ArticleTexts {
  const ahead = new Map<number, Promise<Article | undefined>>();
  let following: readonly number[] = [];

  function readBatch(ids: readonly number[]): void {
    const read = readAll(payload, cache, ids);
    ahead.clear();
    for (const id of ids) {
      const text = read.then((byId) => byId.get(id));
      // The reader of this text gets the rejection; the other texts may never be asked for.
      text.catch(() => ahead.delete(id));
      ahead.set(id, text);
    }
  }

  return async (id, listed) => {
    if (!ahead.has(id)) {
      const isNext = following[0] === id;
      readBatch(isNext ? following : [id]);
      const last = isNext ? following.at(-1) : id;
      following = idsBehind(last, listed);
    }
    const text = ahead.get(id);
    ahead.delete(id);
    return text;
  };
}

/** The articles of the same type that follow one: news are requested separately. */
function idsBehind(id: number | undefined, listed: readonly IndexedArticle[]): number[] {
  const place = listed.findIndex((article) => article.id === id);
  const ids: number[] = [];
  for (let next = place + 1; place >= 0 && next < listed.length && ids.length < textsAhead; next += 1) {
    const article = listed[next];
    if (article && article.type === listed[place]?.type) ids.push(article.id);
  }
  return ids;
}

async function readAll(payload: Payload, cache: DocumentCache, ids: readonly number[]): Promise<Map<number, Article>> {
  const { docs } = await payload.find({
    collection: 'articles',
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    depth: 0,
    pagination: false,
  });
  await cache.populate('articles', docs);
  return new Map(docs.map((article) => [article.id, article]));
}

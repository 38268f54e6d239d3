import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OwnForm } from '@frontage/contract/forms/ownForm.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import { once, oncePer } from '@frontage/contract/primitives/once.ts';
import { settingsIn } from '@frontage/contract/siteSettings.ts';
import type { KindWith } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { published } from '../../fields/language.ts';
import { readOwnForms } from '../../forms/readForms.ts';
import { memoisePer } from '../../memoiseFor.ts';
import { inWordsOf } from '../inWordsOf.ts';
import { inWordsOfLanguage } from '../picture.ts';
import type { StoredDocument } from '../toContract.ts';
import { createDocumentCache, type DocumentCache } from './documentCache.ts';
import {
  askOnce,
  type DocumentIndex,
  type DocumentReader,
  type IndexedDocument,
  indexIn,
  indexOf,
  type ListedKind,
  openDocumentReader,
  type PagedKind,
  type Terms,
} from './documentIndex.ts';
import { type GlossaryIndex, indexTerms, readGlossary } from './glossary.ts';
import { furtherLanguageIn, type Languages, shownLanguages, translationsOf } from './inLanguage.ts';
import { type PageSurroundings, readSurroundings } from './pageSurroundings.ts';

/** The published content at one version. Each part is read when it is first asked for. */
export interface PublishedContent extends Languages {
  /** Changes whenever pictures, categories or tags change, which other documents show. */
  embeddedVersion: string;
  cache: DocumentCache;
  /** Documents of a kind: in its language, and with pages in any. */
  documents: (kind: ListedKind) => Promise<DocumentIndex>;
  everyDocument: (kind: ListedKind) => Promise<DocumentIndex>;
  whole: (kind: PagedKind, ids: readonly number[]) => Promise<ReadonlyMap<number, StoredDocument>>;
  terms: () => Promise<Terms>;
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
  const readerOf = oncePer((kind: ListedKind) => openDocumentReader(payload, kind));
  let held: { version: string | null | undefined; content: PublishedContent } | undefined;
  return shareWork(async () => {
    // Before the content is read: the content may be newer than its version, but never older.
    const { embeddedVersion, version } = await payload.findGlobal({
      slug: 'publication',
      depth: 0,
      select: { version: true, embeddedVersion: true },
    });
    if (held?.version !== version) held = undefined;
    held ??= { version, content: readContent(payload, readerOf, embeddedVersion ?? '') };
    return held.content;
  });
}

function readContent(
  payload: Payload,
  readerOf: (kind: ListedKind) => DocumentReader,
  embeddedVersion: string,
): PublishedContent {
  const cache = createDocumentCache(payload);
  const asked = askOnce(payload);
  const everyDocument = oncePer(async (kind: ListedKind) => indexOf(await readerOf(kind)(cache, asked)));
  return {
    embeddedVersion,
    cache,
    everyDocument,
    documents: oncePer(async (kind: ListedKind) => indexIn(await everyDocument(kind), undefined)),
    whole: (kind, ids) => readAll(payload, kind, cache, ids),
    terms: asked.terms,
    glossary: once(() => readGlossary(payload)),
    forms: once(() => readOwnForms(payload)),
    formsIn: (language) => readOwnForms(payload, language),
    surroundings: once(() => readSurroundings(payload, cache)),
  };
}

/** The content of one version, by the language that was asked for. */
const inEachLanguage = memoisePer((content: PublishedContent) => oncePer((lang: string) => selectIn(content, lang)));

/**
 * The published content in one language alone. What has no twin is not in it, and nothing is in a language that
 * visitors do not see.
 */
export function contentIn(content: PublishedContent, lang: string): Promise<PublishedContent> {
  return inEachLanguage(content)(lang);
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
  return {
    ...content,
    lang,
    documents: oncePer(async (kind: ListedKind) => {
      const index = await content.everyDocument(kind);
      return kind.words ? indexOf(inOwnWords(kind, index.all, said)) : indexIn(index, wanted);
    }),
    // Where there are no words for them, categories and tags keep their names, and lose sentences.
    terms: once(async () => {
      const { categories, tags } = await content.terms();
      const names = categories.map(({ description: _, heading: __, ...one }) => one);
      return { categories: inWordsOf('categories', names, said), tags: inWordsOf('tags', tags, said) };
    }),
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
      site: settingsIn(site, lang, wordings.get(wanted) ?? {}),
    })),
  };
}

/** What is one fact for all languages, in the words of one of them. */
function inOwnWords(
  { collection, words }: ListedKind,
  all: readonly IndexedDocument[],
  said: ReadonlyMap<string, object> | undefined,
): IndexedDocument[] {
  const of = collection as KindWith<'words'>['collection'];
  return all
    .filter(({ id }) => words?.isKept || said?.has(`${of} ${id}`))
    .map((one) => ({
      ...one,
      card: once(async () => inWordsOf(of, [{ ...(await one.card()), id: one.id }], said)[0] ?? {}),
    }));
}

/**
 * What an answer about a document says of its language; nothing where no language was asked for. A twin that visitors do
 * not see yet is none.
 */
export async function sayLanguage(content: PublishedContent, kind: ListedKind, document: IndexedDocument, now: Date) {
  if (!content.lang) return {};
  const { list } = (await content.everyDocument(kind)).shown(now);
  return { lang: content.lang, translations: await translationsOf(content, document, list) };
}

/** An answer in which pictures say what they show, and categories and tags are called, in the language of the content. */
export async function inItsLanguage<Answer>(content: PublishedContent, answer: Answer): Promise<Answer> {
  const language = await furtherLanguageIn(content);
  return language ? inWordsOfLanguage(answer, language, await content.terms()) : answer;
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

/** Reads documents with their blocks, as they are published now. */
async function readAll(
  payload: Payload,
  { collection }: PagedKind,
  cache: DocumentCache,
  ids: readonly number[],
): Promise<Map<number, StoredDocument>> {
  if (ids.length === 0) return new Map();
  const where = { and: [{ id: { in: [...ids] } }, published] };
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
  await cache.populate(collection, docs);
  return new Map(docs.map((one) => [one.id, { ...one }]));
}

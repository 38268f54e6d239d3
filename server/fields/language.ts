import { categorySlugs } from '@frontage/contract/article.ts';
import { languageAt } from '@frontage/contract/language.ts';
import { defaultPath, pathForms, productPath, spokenPath } from '@frontage/contract/spokenPaths.ts';
import { kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import type { Field, GlobalAfterChangeHook, JSONField, Payload, PayloadRequest, UIField, Where } from 'payload';
import { z } from 'zod';
import { never } from '../access/access.ts';
import { say } from '../admin/say.ts';
import type { SiteSetting } from '../payload-types.ts';
import { uiField } from './uiFields.ts';

/** What stays as "Translate" made it, whatever a form sends. A copy is no twin. */
const fixed = { index: true, access: { create: never, update: never }, hooks: { beforeDuplicate: [() => null] } };
const shownOfTwins = { position: 'sidebar', readOnly: true, condition: isTwin } as const;

/** The language of a twin, and its original. Both are empty in the default language. */
export const languageFields = (collection: PagedCollection | 'forms'): Field[] => [
  {
    name: 'language',
    type: 'text',
    ...fixed,
    admin: { ...shownOfTwins, description: 'Visitors see it while the language is visible in Site settings' },
  },
  {
    name: 'original',
    type: 'relationship',
    relationTo: collection,
    ...fixed,
    admin: { ...shownOfTwins, description: 'What this one is a translation of' },
  },
  translations,
];

/** Leads to the document in the other languages, or makes it. */
export const translations: UIField = uiField('translations', '/content/admin/Translations.tsx#Translations', {
  position: 'sidebar',
  disableListColumn: true,
});

export const originals: Where = { language: { exists: false } };

/** What visitors of a language see; of the default one where none is named. */
export const publishedIn = (language: string | undefined): Where => ({
  and: [published, language ? { language: { equals: language } } : originals],
});

export function isTwin({ language }: { language?: unknown }): boolean {
  return Boolean(language);
}

type Languages = SiteSetting['languages'];

/** Read once for each request, because each document of a list asks. */
const known = new WeakMap<PayloadRequest, Promise<Languages>>();

/** Settings may change the languages within a request that goes on. */
export const forgetLanguages: GlobalAfterChangeHook = ({ doc, req }) => {
  known.delete(req);
  return doc;
};

async function findLanguages(payload: Payload, req?: PayloadRequest): Promise<Languages> {
  const held = req && known.get(req);
  if (held) return held;
  const select = { languages: true } as const;
  const reading = payload
    .findGlobal({ slug: 'site-settings', depth: 0, select, ...(req ? { req } : {}) })
    .then((settings) => settings.languages);
  if (req) known.set(req, reading);
  return reading;
}

/** Whether visitors see what is in a further language. */
export async function isVisibleIn(payload: Payload, language: string, req?: PayloadRequest): Promise<boolean> {
  const asked = { slug: 'site-settings', depth: 0, select: { languages: true }, ...(req ? { req } : {}) } as const;
  const [, ...further] = (await payload.findGlobal(asked)).languages ?? [];
  return further.some(({ code, isVisible }) => code === language && isVisible);
}

type Counted = Parameters<Payload['count']>[0]['collection'];

/** Whether one of these collections has something in a further language, whoever sees it. */
export async function isWrittenIn(collections: readonly Counted[], language: string, req: PayloadRequest) {
  const where = { language: { equals: language } };
  for (const collection of collections)
    if ((await req.payload.count({ collection, where, req })).totalDocs > 0) return true;
  return false;
}

export async function findLanguageAt(
  payload: Payload,
  address: string | undefined,
  req?: PayloadRequest,
): Promise<string | undefined> {
  return languageAt(address, await findLanguages(payload, req));
}

/** A stored path as visitors read it: in the words of its language. */
export async function findSpokenPath(payload: Payload, path: string, req?: PayloadRequest): Promise<string> {
  return spokenPath(path, await findLanguages(payload, req));
}

/** The same the other way: a path in any words of its language, as it is stored. */
export async function findStoredPath(payload: Payload, path: string, req?: PayloadRequest): Promise<string> {
  return productPath(path, await findLanguages(payload, req));
}

/** A path as it is in the default language, and in which further one it is. */
export async function findPlainPath(payload: Payload, asked: string, req?: PayloadRequest) {
  const all = await findLanguages(payload, req);
  return { language: languageAt(asked, all), path: defaultPath(asked, all) };
}

/** Every form of a path: links and documents may have it in any words of its language. */
export async function findPathForms(payload: Payload, path: string, req?: PayloadRequest): Promise<string[]> {
  return pathForms(path, await findLanguages(payload, req));
}

export async function whereAddress(payload: Payload, path: string, req?: PayloadRequest): Promise<Where> {
  return { address: { in: await findPathForms(payload, path, req) } };
}

interface AtPath {
  /** What else holds for it. */
  where?: Where;
  /** A document that does not count. */
  besides?: { collection: string; id: number };
  draft?: boolean;
  overrideAccess?: boolean;
}

/** The document whose page is at a path, in any words of its language, and its kind; of several the first. */
export async function findDocumentAt(req: PayloadRequest, path: string, { besides, where = {}, ...how }: AtPath = {}) {
  const at = { and: [await whereAddress(req.payload, path, req), where] };
  const asked = { where: at, limit: 2, pagination: false, depth: 0, req, ...how } as const;
  for (const kind of kindsWith('page')) {
    const { docs } = await req.payload.find({ collection: kind.collection, ...asked });
    const document = docs.find(({ id }) => kind.collection !== besides?.collection || id !== besides.id);
    if (document) return { kind, document: { ...document } };
  }
  return undefined;
}

/** The list of articles that stands at a path of the default language, on whichever of its pages. */
export function listAt(plainPath: string) {
  const [, first = '', tag] = /^\/([^/]+)(?:\/tag\/([^/]+))?(?:\/page\/\d+)?$/.exec(plainPath) ?? [];
  const category = categorySlugs.find((slug) => slug === first);
  return category && { category, tag };
}

/** What Payload's operations find of documents that visitors see. */
export const published: Where = { _status: { equals: 'published' } };

/**
 * Documents with drafts that visitors see. Needed below Payload's operations, which themselves leave out what is in the
 * trash; a draft of a published document is among its versions alone.
 */
export const inForce: Where = { and: [{ deletedAt: { exists: false } }, published] };

/** A column with the words for one field in each further language of the site: none, until somebody writes them. */
export function wordsInLanguages(name: 'altIn' | 'titleIn', label: string, most: number): JSONField {
  const words = z.record(z.string(), z.string().max(most)).nullish();
  return {
    name,
    label,
    type: 'json',
    typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: 'string' } })],
    admin: { disableListColumn: true, components: { Field: '/content/TwinWords.tsx#WordsInLanguages' } },
    validate: (value: unknown) =>
      words.safeParse(value).success || say('At most {most} letters in each language', { most }),
  };
}

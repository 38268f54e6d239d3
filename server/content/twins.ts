import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import {
  type CollectionWith,
  collectionsWith,
  isShownAt,
  kindIn,
  kindInWords,
  kindOfWords,
} from '@frontage/kinds/kinds.ts';
import { APIError, type Payload, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { answer, getCall, postCall } from '../access/endpoints.ts';
import { nameOfLanguage, say } from '../admin/say.ts';
import { originals } from '../fields/language.ts';
import { isWorded, readOwnForms } from '../forms/readForms.ts';
import { idOf } from '../references/idOf.ts';

/** Collections whose documents have twins. */
const twinCollections = [...collectionsWith('hasTwins'), 'forms', ...collectionsWith('words')] as const;
const twinRoute = z.object({
  collection: z.enum([...twinCollections, 'translations']),
  id: z.coerce.number().int().positive(),
});
type TwinCollection = CollectionWith<'hasTwins'> | CollectionWith<'words'> | 'forms';
export type TwinHome = CollectionWith<'hasTwins'> | 'forms' | 'translations';
export type TwinPlace = { collection: TwinCollection | 'translations'; id: number };
type OriginalPlace = TwinPlace & { collection: TwinCollection };

export const homeOfTwins = (collection: TwinCollection) => (kindInWords(collection) ? 'translations' : collection);

/** A document in one language of the site. */
export interface TwinState {
  language: string;
  /** Missing where the document is not in this language. */
  id?: number;
  isPublished?: boolean;
  /** Its form in the admin, where that is not the one of its collection. */
  href?: string;
  /** What the language needs before visitors may see it, in words; of the settings alone. */
  missing?: readonly string[];
  /** When its original was published anew, where nobody has said since that the twin agrees with it. */
  behindSince?: string;
}

/** Where it is kept what a twin agrees with. */
export const keyOf = ({ collection, id }: { collection: string; id: number }) => `twin/${collection}/${id}`;
const kept = z.object({ agreedAt: z.iso.datetime() });

/** Notes that a twin agrees with its original as that was at a time. It says nothing about the twin's own versions. */
export async function noteAgreement(payload: Payload, twin: TwinPlace, agreedAt: string): Promise<void> {
  await payload.kv.set(keyOf(twin), { agreedAt });
}

/** `GET /api/pages/12/translations`: the document in each language of the site, in their order; empty where it has one. */
export const translationsEndpoint = getCall('/:id/translations', async (req) =>
  answer(200, { languages: await findTwins(req, placeOf(req)) }),
);

/** `POST /api/pages/13/agree`: an editor says that a twin is right as it is. */
export const agreeEndpoint = postCall('/:id/agree', async (req) => {
  const place = placeOf(req);
  const twin = await find(req, place);
  if (!Reflect.get(Object(twin), 'language'))
    throw new APIError(say('This is no translation, so it cannot be behind'), 400);
  await noteAgreement(req.payload, place, new Date().toISOString());
  return answer(200, say('It is up to date with its original'));
});

/** Undefined where no such document may have twins. */
export const readPlace = (named: unknown): TwinPlace | undefined => twinRoute.safeParse(named).data;

/** The document of a call below `/api/pages/12`. Throws a 404 where no such document may have twins. */
export function placeOf(req: PayloadRequest): TwinPlace {
  const place = readPlace(req.routeParams);
  if (!place) throw new APIError(say('There is no such document'), 404);
  return place;
}

const find = (req: PayloadRequest, place: TwinPlace) =>
  req.payload.findByID({ ...place, depth: 0, disableErrors: true, overrideAccess: false, req });

async function findTwins(req: PayloadRequest, place: TwinPlace): Promise<TwinState[]> {
  const asked = await find(req, place);
  const original = asked && originalOf(place, asked);
  return original ? readTwins(req.payload, original, req) : [];
}

/** The twin of an original in a language of the site; undefined where it has none. */
export async function findTwinIn(
  req: PayloadRequest,
  original: OriginalPlace,
  language: string,
): Promise<number | undefined> {
  return (await readTwins(req.payload, original, req)).find((one) => one.language === language)?.id;
}

/** The place of the original of a document, which may be itself. */
export function originalOf({ collection, id }: TwinPlace, document: object): OriginalPlace | undefined {
  const original: unknown = Reflect.get(document, 'original');
  if (collection !== 'translations') return { collection, id: idOf(original as Related) ?? id };
  const kind = kindOfWords(Reflect.get(document, 'kind'));
  return kind && { collection: kind.collection, id: Number(original) };
}

/** An original in each language of the site, in their order; empty where the site has one. */
async function readTwins(
  payload: Payload,
  { collection, id }: OriginalPlace,
  req?: PayloadRequest,
): Promise<TwinState[]> {
  const languages = await readLanguages(payload, req);
  if (languages.length < 2) return [];
  const members = await readMembers(payload, collection, { id, req });
  const original = members.find(({ language }) => !language);
  return Promise.all(
    languages.map(async (language, at): Promise<TwinState> => {
      const twin = members.find((one) => (at === 0 ? !one.language : one.language === language));
      if (!twin) return { language };
      const { home, id, isShown } = twin;
      const href = home === 'translations' || kindInWords(home) ? { href: `/admin/collections/${home}/${id}` } : {};
      const state = { language, id, isPublished: isShown, ...href };
      const agreed = at === 0 ? undefined : await payload.kv.get(keyOf({ collection: home, id }));
      const behindSince = original && behindSinceOf(original, agreed);
      return behindSince ? { ...state, behindSince } : state;
    }),
  );
}

/**
 * What a list says of the languages of a document: of a twin its language and state, of an original the languages in
 * which something is left to do. Empty where there is nothing to say.
 */
export async function describeTwins(payload: Payload, document: { collection: string; id: number }): Promise<string> {
  const { id } = document;
  const place = twinRoute.safeParse(document).data;
  const original = place && originalOf(place, document);
  const [, ...twins] = original ? await readTwins(payload, original) : [];
  const isTwin = original && homeOfTwins(original.collection) === document.collection;
  const own = isTwin ? twins.find((one) => one.id === id) : undefined;
  if (own) return wordsOf(own) || nameOfLanguage(own.language);
  // A city is called the same in most languages.
  const kind: Kind | undefined = kindInWords(document.collection);
  const isDue = (one: TwinState) => one.id !== undefined || !kind?.words?.isKept;
  return twins.filter(isDue).map(wordsOf).filter(Boolean).join('; ');
}

function wordsOf({ behindSince, id, isPublished, language }: TwinState): string {
  const name = nameOfLanguage(language);
  if (id === undefined) return say('Missing in {name}', { name });
  const state = [isPublished ? '' : say('draft'), behindSince ? say('behind its original') : '']
    .filter(Boolean)
    .join(', ');
  return state && `${name}: ${state}`;
}

/** What waits in one language, of one collection, by id: twins that are behind, and originals that have none. */
export interface WaitingTwins {
  language: string;
  collection: TwinCollection;
  behind: number[];
  missing: number[];
}

/**
 * What waits for translators, by language and collection; what has nothing is left out, and so is what visitors do not
 * see: documents before or after their time (R11), and forms without words of their owner.
 */
export async function findWaitingTwins(payload: Payload): Promise<WaitingTwins[]> {
  const [, ...further] = await readLanguages(payload);
  if (further.length === 0) return [];
  const found = await payload.db.find<{ key: string; data: unknown }>({
    collection: 'payload-kv',
    where: { key: { contains: 'twin/' } },
    pagination: false,
  });
  const agreements = new Map(found.docs.map(({ data, key }) => [key, data]));
  const now = new Date();
  const ownForms = new Set<unknown>((await readOwnForms(payload)).filter(isWorded).map(({ id }) => id));
  const waiting: WaitingTwins[] = [];
  for (const collection of twinCollections) {
    const kind: Kind | undefined = kindIn(collection);
    const members = await readMembers(payload, collection, {});
    const shown = members.filter((one) => !one.language && one.isShown && (!kind || isShownAt(kind, one.stored, now)));
    const twins = new Map(members.map((one) => [`${one.language} ${one.original}`, one.id]));
    for (const language of further) {
      const twinOf = ({ id }: Member) => twins.get(`${language} ${id}`);
      const isBehind = (one: Member) => {
        const id = twinOf(one);
        return (
          id !== undefined && behindSinceOf(one, agreements.get(keyOf({ collection: homeOfTwins(collection), id })))
        );
      };
      const behind = shown.filter(isBehind).flatMap((one) => twinOf(one) ?? []);
      const isMissing = (one: Member) =>
        twinOf(one) === undefined && (collection !== 'forms' || ownForms.has(one.stored.name));
      const missing = kind?.words?.isKept ? [] : shown.filter(isMissing).map(({ id }) => id);
      if (behind.length + missing.length > 0) waiting.push({ language, collection, behind, missing });
    }
  }
  return waiting;
}

/** The languages of the site, the default one first; empty where the settings name none. */
export async function readLanguages(payload: Payload, req?: PayloadRequest): Promise<string[]> {
  const asked = { slug: 'site-settings', depth: 0, select: { languages: true }, ...(req ? { req } : {}) } as const;
  return ((await payload.findGlobal(asked)).languages ?? []).map(({ code }) => code);
}

/** A document that has twins, or one of them. */
interface Member {
  id: number;
  home: TwinPlace['collection'];
  language?: string | null;
  original?: number | undefined;
  updatedAt: string;
  isShown: boolean;
  /** With its dates, and the name of a form. */
  stored: Stored;
}

/** The documents of a collection and their twins, or one of them and its twins. */
async function readMembers(
  payload: Payload,
  collection: TwinCollection,
  { id, req }: { id?: number; req?: PayloadRequest | undefined },
): Promise<Member[]> {
  const asked = { depth: 0, pagination: false, ...(req ? { req, overrideAccess: false } : {}) } as const;
  const same = { id: { equals: id } };
  const declared: Kind | undefined = kindIn(collection);
  const kind = kindInWords(collection);
  const dates = Object.fromEntries(
    [declared?.appears, declared?.ends].flatMap((field) => (field ? [[field, true]] : [])),
  );
  if (!kind) {
    const select = { language: true, original: true, updatedAt: true, name: true, _status: true, ...dates } as const;
    const group = { or: [{ and: [same, originals] }, { original: { equals: id } }] };
    const where = id === undefined ? {} : group;
    const { docs } = await payload.find({ collection: collection as 'pages', where, select, ...asked });
    return docs.map((one) => ({
      ...{ ...one, home: collection, original: idOf(one.original), isShown: isShown(one), stored: { ...one } },
    }));
  }
  const where = id === undefined ? {} : same;
  const found = await payload.find({
    collection: kind.collection,
    where,
    select: { updatedAt: true, ...dates },
    ...asked,
  });
  const isOf = { and: [{ kind: { equals: kind.name } }, ...(id === undefined ? [] : [{ original: { equals: id } }])] };
  const select = { language: true, original: true, updatedAt: true, _status: true } as const;
  const { docs } = await payload.find({ collection: 'translations', where: isOf, select, ...asked });
  return [
    ...found.docs.map((one) => ({ ...one, home: kind.collection, isShown: true, stored: { ...one } })),
    ...docs.map((one) => ({ ...one, home: 'translations' as const, isShown: isShown(one), stored: { ...one } })),
  ];
}

/** When an original was published after it last agreed with its twin; undefined where it was not. */
function behindSinceOf(original: Member, agreement: unknown): string | undefined {
  const agreed = kept.safeParse(agreement).data;
  return agreed && original.isShown && agreed.agreedAt < original.updatedAt ? original.updatedAt : undefined;
}

type Related = number | { id: number } | null | undefined;

/** Whether visitors see a document, as far as it says so itself. */
const isShown = ({ _status }: { _status?: string | null }): boolean => _status === 'published';

import { nameInEnglish } from '@frontage/contract/language.ts';
import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import { APIError, type Endpoint, type Payload, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { answer, forPeople, forSignedIn } from '../access/endpoints.ts';
import { originals } from '../fields/language.ts';
import { idOf } from '../references/idOf.ts';

/** Collections whose documents have twins. Those without drafts say themselves whether visitors see them. */
const twinCollections = [...collectionsWith('hasTwins'), 'forms'] as const;
const twinRoute = z.object({ collection: z.enum(twinCollections), id: z.coerce.number().int().positive() });
export type TwinPlace = { collection: CollectionWith<'hasTwins'> | 'forms'; id: number };

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

const keyOf = ({ collection, id }: { collection: string; id: number }) => `twin/${collection}/${id}`;
const kept = z.object({ agreedAt: z.iso.datetime() });
const marked = z.object({ mark: z.string() });

/** Notes that a twin agrees with its original as that was at a time. It says nothing about the twin's own versions. */
export async function noteAgreement(payload: Payload, twin: TwinPlace, agreedAt: string): Promise<void> {
  await payload.kv.set(keyOf(twin), { agreedAt });
}

/** The words of the settings that a wording agrees with, as a mark that changes with them. */
export async function readTwinMark(
  payload: Payload,
  wording: { collection: 'wordings'; id: number },
): Promise<string | undefined> {
  return marked.safeParse(await payload.kv.get(keyOf(wording))).data?.mark;
}

export async function writeTwinMark(
  payload: Payload,
  wording: { collection: 'wordings'; id: number },
  mark: string,
): Promise<void> {
  await payload.kv.set(keyOf(wording), { mark });
}

/** `GET /api/pages/12/translations`: the document in each language of the site, in their order; empty where it has one. */
export const translationsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/translations',
  method: 'get',
  handler: forSignedIn(async (req) => answer(200, { languages: await findTwins(req, placeOf(req)) })),
};

/** `POST /api/pages/13/agree`: an editor says that a twin is right as it is. */
export const agreeEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/agree',
  method: 'post',
  handler: forPeople(['admin', 'editor'], 'Only editors translate', async (req) => {
    const place = placeOf(req);
    const twin = await find(req, place);
    if (!twin?.language) throw new APIError('This is no translation, so it cannot be behind', 400);
    await noteAgreement(req.payload, place, new Date().toISOString());
    return answer(200, 'It is up to date with its original');
  }),
};

/** The document of a call below `/api/pages/12`. Throws a 404 where no such document may have twins. */
export function placeOf(req: PayloadRequest): TwinPlace {
  const place = twinRoute.safeParse(req.routeParams).data;
  if (!place) throw new APIError('There is no such document', 404);
  return place;
}

/** Where visitors find a page of the default language in another one; undefined where it is missing there. */
export async function findTwinPath(
  payload: Payload,
  language: string,
  href: string,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const [path = ''] = href.split(/[?#]/, 1);
  const isTwin = { and: [{ language: { equals: language } }, { _status: { equals: 'published' } }] };
  const where = { and: [isTwin, { or: [{ 'original.address': { equals: path } }, { address: { equals: path } }] }] };
  const asked = { select: { address: true }, depth: 0, limit: 1, pagination: false, ...(req ? { req } : {}) } as const;
  const { docs } = await payload.find({ collection: 'pages', where, ...asked });
  return docs[0]?.address ? docs[0].address + href.slice(path.length) : undefined;
}

const find = (req: PayloadRequest, place: TwinPlace) =>
  req.payload.findByID({ ...place, depth: 0, disableErrors: true, overrideAccess: false, req });

async function findTwins(req: PayloadRequest, place: TwinPlace): Promise<TwinState[]> {
  const asked = await find(req, place);
  return asked ? readTwins(req.payload, { ...place, id: idOf(asked.original) ?? asked.id }, req) : [];
}

/** An original in each language of the site, in their order; empty where the site has one. */
export async function readTwins(payload: Payload, { collection, id }: TwinPlace, req?: PayloadRequest) {
  const languages = await readLanguages(payload, req);
  if (languages.length < 2) return [];
  const where = { or: [{ and: [{ id: { equals: id } }, originals] }, { original: { equals: id } }] };
  const docs = await readMembers(payload, collection, where, req);
  const original = docs.find(({ language }) => !language);
  return Promise.all(
    languages.map(async (language, at): Promise<TwinState> => {
      const twin = docs.find((one) => (at === 0 ? !one.language : one.language === language));
      if (!twin) return { language };
      const state = { language, id: twin.id, isPublished: isShown(twin) };
      const agreed = at === 0 ? undefined : await payload.kv.get(keyOf({ collection, id: twin.id }));
      const behindSince = original && behindSinceOf(original, agreed);
      return behindSince ? { ...state, behindSince } : state;
    }),
  );
}

/**
 * What a list says of the languages of a document: of a twin its language and state, of an original the languages in
 * which something is left to do. Empty where there is nothing to say.
 */
export async function describeTwins(
  payload: Payload,
  { collection, id, original }: { collection: string; id: number; original?: Member['original'] },
): Promise<string> {
  const place = twinRoute.safeParse({ collection, id: idOf(original) ?? id }).data;
  const [, ...twins] = place ? await readTwins(payload, place) : [];
  const own = twins.find((one) => one.id === id);
  return own ? wordsOf(own) || nameInEnglish(own.language) : twins.map(wordsOf).filter(Boolean).join('; ');
}

function wordsOf({ behindSince, id, isPublished, language }: TwinState): string {
  const name = nameInEnglish(language);
  if (id === undefined) return `Missing in ${name}`;
  const state = [isPublished ? '' : 'draft', behindSince ? 'behind its original' : ''].filter(Boolean).join(', ');
  return state && `${name}: ${state}`;
}

/** What waits in one language, of one collection, by id: twins that are behind, and originals that have none. */
export interface WaitingTwins {
  language: string;
  collection: TwinPlace['collection'];
  behind: number[];
  missing: number[];
}

/** What waits for translators, by language and collection; what has nothing is left out. */
export async function findWaitingTwins(payload: Payload): Promise<WaitingTwins[]> {
  const [, ...further] = await readLanguages(payload);
  if (further.length === 0) return [];
  const found = await payload.db.find<{ key: string; data: unknown }>({
    collection: 'payload-kv',
    where: { key: { contains: 'twin/' } },
    pagination: false,
  });
  const agreements = new Map(found.docs.map(({ data, key }) => [key, data]));
  const waiting: WaitingTwins[] = [];
  for (const collection of twinCollections) {
    const docs = await readMembers(payload, collection, {});
    const shown = docs.filter((one) => !one.language && isShown(one));
    const twins = new Map(docs.map((one) => [`${one.language} ${idOf(one.original)}`, one.id]));
    for (const language of further) {
      const twinOf = ({ id }: Member) => twins.get(`${language} ${id}`);
      const isBehind = (one: Member) => {
        const id = twinOf(one);
        return id !== undefined && behindSinceOf(one, agreements.get(keyOf({ collection, id })));
      };
      const behind = shown.filter(isBehind).flatMap((one) => twinOf(one) ?? []);
      const missing = shown.filter((one) => twinOf(one) === undefined).map(({ id }) => id);
      if (behind.length + missing.length > 0) waiting.push({ language, collection, behind, missing });
    }
  }
  return waiting;
}

async function readLanguages(payload: Payload, req?: PayloadRequest): Promise<string[]> {
  const asked = { slug: 'site-settings', depth: 0, select: { languages: true }, ...(req ? { req } : {}) } as const;
  return ((await payload.findGlobal(asked)).languages ?? []).map(({ code }) => code);
}

/** A document that has twins, or one of them. */
interface Member extends Shown {
  id: number;
  original?: number | { id: number } | null;
  updatedAt: string;
}

async function readMembers(
  payload: Payload,
  collection: TwinPlace['collection'],
  where: Where,
  req?: PayloadRequest,
): Promise<Member[]> {
  const select = { language: true, original: true, updatedAt: true, _status: true, isVisible: true } as const;
  const access = req ? { req, overrideAccess: false } : {};
  return (await payload.find({ collection, where, depth: 0, pagination: false, select, ...access })).docs;
}

/** When an original was published after it last agreed with its twin; undefined where it was not. */
function behindSinceOf(original: Member, agreement: unknown): string | undefined {
  const agreed = kept.safeParse(agreement).data;
  return agreed && isShown(original) && agreed.agreedAt < original.updatedAt ? original.updatedAt : undefined;
}

interface Shown {
  language?: string | null;
  _status?: string | null;
  isVisible?: boolean | null;
}

/** Whether visitors see a document, as far as it says so itself: originals without drafts are always seen. */
function isShown({ _status, isVisible, language }: Shown): boolean {
  return _status === undefined ? !language || isVisible === true : _status === 'published';
}

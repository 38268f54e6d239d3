import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import { APIError, type Endpoint, type Payload, type PayloadRequest } from 'payload';
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
  const { payload } = req;
  const { languages } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select: { languages: true }, req });
  const [first, ...further] = languages ?? [];
  const asked = first && further.length > 0 ? await find(req, place) : undefined;
  if (!first || !asked) return [];
  const id = idOf(asked.original) ?? asked.id;
  const { docs } = await payload.find({
    collection: place.collection,
    where: { or: [{ and: [{ id: { equals: id } }, originals] }, { original: { equals: id } }] },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    select: { language: true, updatedAt: true, _status: true, isVisible: true },
    req,
  });
  const original = docs.find(({ language }) => !language);
  return Promise.all(
    [first, ...further].map(async ({ code }, at): Promise<TwinState> => {
      const twin = docs.find(({ language }) => (at === 0 ? !language : language === code));
      if (!twin) return { language: code };
      const state = { language: code, id: twin.id, isPublished: isShown(twin) };
      if (at === 0 || !original || !isShown(original)) return state;
      const agreed = kept.safeParse(await payload.kv.get(keyOf({ ...place, id: twin.id }))).data;
      return agreed && agreed.agreedAt < original.updatedAt ? { ...state, behindSince: original.updatedAt } : state;
    }),
  );
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

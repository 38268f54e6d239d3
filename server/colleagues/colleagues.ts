import { type CollectionWith, collectionsWith } from '@frontage/kinds/kinds.ts';
import {
  type AfterErrorHook,
  APIError,
  type CollectionConfig,
  type GlobalConfig,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { z } from 'zod';
import { answer, type Call, postCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { nameOfUser } from '../audit/auditTrail.ts';
import { besideButtons, type PartsOf } from '../fields/uiFields.ts';
import { idOf } from '../references/idOf.ts';

/** A document that saves itself as it is typed, named as in the URLs of the admin. */
type OpenDocument = `${CollectionWith<'hasDrafts'> | 'forms'}/${number}` | 'site-settings';

interface Person {
  id: number;
  name: string;
}

interface Presence extends Person {
  since: string;
}

/** ms of silence after which somebody counts as gone. Browsers let a background page run only once a minute. */
const goneAfterMs = 90_000;

/** Minimum ms between two notes about one person. More frequent requests write nothing. */
const noteEveryMs = 10_000;

const prefix = 'open:';

const kept = z.object({ name: z.string(), since: z.string(), seenAt: z.number() });

type Kept = z.infer<typeof kept>;

const keyOf = (document: OpenDocument, { id }: Person) => `${prefix}${document}:${id}`;

const isFresh = ({ seenAt }: Kept, now: Date) => now.getTime() - seenAt < goneAfterMs;

/** How long Payload locks a document for the person who typed in it last, in ms. */
const heldMs = 300_000;

export interface Colleague {
  name: string;
  /** ISO time at which they opened it. */
  since: string;
  isLater: boolean;
  /** The document is locked for them now: what others save is refused. */
  isWriting: boolean;
}

export interface Colleagues {
  /** In order of arrival. */
  others: Colleague[];
  /** Who saved it after the form was read, and when; missing if nobody else did. */
  changed?: { by: string; at: string };
}

const collections = [...collectionsWith('hasDrafts'), 'forms'] as const;
const named = z.object({ collection: z.enum(collections), id: z.coerce.number().int().positive() });
/** `knownAt`: ISO time of the last change that the form shows. */
const said = z.object({ knownAt: z.iso.datetime().optional() });

/**
 * `POST /api/colleagues/pages/12` notes that the caller has it open, and returns who else does, who is writing, and who
 * saved it in the meantime. `DELETE` notes that the caller has left. The same at `/api/colleagues/site-settings`.
 */
export const colleaguesEndpoints: Call[] = (
  ['/colleagues/site-settings', '/colleagues/:collection/:id'] as const
).flatMap((path) => [
  postCall(path, async (req) => {
    const [document, person] = [documentOf(req), personOf(req)];
    const saved = document && (await findLastSaved(req, document));
    if (!document || !person || !saved) return answer(404, 'There is no such document');
    const asked = said.safeParse(await req.json?.().catch(() => undefined));
    return answer(200, await noteAndFindColleagues(req, document, person, { ...saved, knownAt: asked.data?.knownAt }));
  }),
  {
    path,
    method: 'delete',
    handler: async (req: PayloadRequest) => {
      const [document, person] = [documentOf(req), personOf(req)];
      if (document && person) await noteLeft(req.payload, document, person);
      return answer(200, {});
    },
  },
]);

interface Saved {
  updatedAt?: string | null;
  editedBy?: string | null;
}

async function noteAndFindColleagues(
  { payload }: PayloadRequest,
  document: OpenDocument,
  person: Person,
  { editedBy, knownAt, updatedAt }: Saved & { knownAt: string | undefined },
): Promise<Colleagues> {
  const now = new Date();
  const mine = await noteOpen(payload, document, person, now);
  const writer = await findWriter(payload, document, now);
  const others = (await findWhoHasOpen(payload, document, now))
    .filter(({ id }) => id !== person.id)
    .map(({ id, name, since }) => ({ name, since, isLater: since > mine, isWriting: id === writer }));
  const isChanged = knownAt && updatedAt && editedBy && updatedAt > knownAt && editedBy !== person.name;
  return { others, ...(isChanged ? { changed: { by: editedBy, at: updatedAt } } : {}) };
}

/** Returns the newest draft, if the user may read it. */
async function findLastSaved(req: PayloadRequest, document: OpenDocument): Promise<Saved | null> {
  const { payload, user } = req;
  const select = { updatedAt: true, editedBy: true } as const;
  const asked = { depth: 0, draft: true, overrideAccess: false, user, select } as const;
  if (document === 'site-settings') return payload.findGlobal({ slug: document, ...asked });
  const { collection, id } = named.parse(req.routeParams);
  return payload.findByID({ collection, id, disableErrors: true, ...asked });
}

function documentOf({ routeParams }: PayloadRequest): OpenDocument | undefined {
  if (!routeParams?.collection) return 'site-settings';
  const { data } = named.safeParse(routeParams);
  return data && `${data.collection}/${data.id}`;
}

function personOf({ user }: PayloadRequest): Person | undefined {
  const name = nameOfUser(user);
  return user && name && typeof user.id === 'number' ? { id: user.id, name } : undefined;
}

/** The user for whom the document is locked; undefined if nobody is typing. */
async function findWriter(payload: Payload, document: OpenDocument, now: Date): Promise<number | undefined> {
  const [relationTo, value] = document.split('/');
  const which: Where[] = value
    ? [{ 'document.relationTo': { equals: relationTo } }, { 'document.value': { equals: Number(value) } }]
    : [{ globalSlug: { equals: document } }];
  const isHeld: Where = { updatedAt: { greater_than: new Date(now.getTime() - heldMs).toISOString() } };
  const { docs } = await payload.find({
    collection: 'payload-locked-documents',
    where: { and: [...which, isHeld] },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return idOf(docs[0]?.user?.value);
}

/** Notes that a person has a document open now. Returns since when, as ISO time. */
export async function noteOpen(payload: Payload, document: OpenDocument, person: Person, now: Date): Promise<string> {
  const key = keyOf(document, person);
  const before = kept.safeParse(await payload.kv.get(key)).data;
  const isHere = before !== undefined && isFresh(before, now);
  const since = isHere ? before.since : now.toISOString();
  if (isHere && now.getTime() - before.seenAt < noteEveryMs) return since;
  await payload.kv.set(key, { name: person.name, since, seenAt: now.getTime() } satisfies Kept);
  if (!isHere) await forgetGone(payload, now);
  return since;
}

export async function noteLeft(payload: Payload, document: OpenDocument, person: Person): Promise<void> {
  await payload.kv.delete(keyOf(document, person));
}

export async function findWhoHasOpen(payload: Payload, document: OpenDocument, now: Date): Promise<Presence[]> {
  const found = await notesBelow(payload, `${prefix}${document}:`);
  return found
    .filter(({ note }) => isFresh(note, now))
    .map(({ key, note }) => ({ id: Number(key.slice(key.lastIndexOf(':') + 1)), name: note.name, since: note.since }))
    .sort((one, other) => one.since.localeCompare(other.since) || one.id - other.id);
}

/** Deletes expired notes, which a browser leaves behind if it is closed without notice. */
async function forgetGone(payload: Payload, now: Date): Promise<void> {
  for (const { key, note } of await notesBelow(payload, prefix)) {
    if (!isFresh(note, now)) await payload.kv.delete(key);
  }
}

async function notesBelow(payload: Payload, start: string): Promise<{ key: string; note: Kept }[]> {
  const { docs } = await payload.find({
    collection: 'payload-kv',
    where: { key: { like: start } },
    depth: 0,
    pagination: false,
  });
  return docs.flatMap(({ data, key }) => {
    const note = kept.safeParse(data).data;
    return note && key.startsWith(start) ? [{ key, note }] : [];
  });
}

/** Tells everybody who has a document of this form open who else does, at once and by name. */
export const withColleagues = <Config extends CollectionConfig | GlobalConfig>(config: Config, of: PartsOf = 'edit') =>
  besideButtons(config, of, '/colleagues/admin/Colleagues.tsx#Colleagues');

/** Payload's status for a document that is locked for somebody else. */
const locked = 423;

/** Replaces Payload's message, which speaks of an ID. The name is shown next to the form. */
export const heldWords =
  'Not saved: a colleague writes in this just now. Copy what you typed, or take it over once they have left.';

/** Says in a readable message that a document is locked for a colleague. */
export const tellHeld: AfterErrorHook = ({ error, result }) => {
  const isHeld = (error instanceof APIError || 'status' in error) && error.status === locked;
  return isHeld ? { response: { ...result, errors: [{ message: say(heldWords) }] } } : undefined;
};

import { kindOf, kindsWith, type PagedCollection } from '@frontage/kinds/kinds.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { say } from '../admin/say.ts';
import { findPathForms, published } from '../fields/language.ts';
import { touchPublication } from '../publishing/touchPublication.ts';
import { findPublishedAt } from '../redirects/checkRedirect.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { isRelationTo, leavesOf, refuseWhereUsed, type Use } from './findUses.ts';
import { keepNames, namedThere } from './keepNames.ts';
import { findPublished, type PublishedName, publishedBefore } from './published.ts';

/** A document that visitors no longer see, or that no longer has the name by which others refer to it. */
interface Departure {
  collection: PagedCollection;
  id: number;
  title: string;
  /** Its former path; undefined where it still has an address. */
  path: string | undefined;
  /** The name that it no longer has. */
  name: PublishedName | undefined;
  /** Where its address leads from now on. */
  movedTo: string | undefined;
}

/** Collected over all documents that one operation changes, because they may refer to each other and leave together. */
const key = 'departures';

export const beginDepartures: CollectionBeforeOperationHook = ({ args, req }) => {
  req.context[key] ??= [];
  return args;
};

/**
 * Keeps right what leads to a document, within the transaction that changes it: its old address leads to its new one,
 * blocks name it by its new name. Records that it was unpublished, put into the trash, or is no longer a case. The home
 * page must stay as it is.
 */
export function followChange(collection: PagedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const { id, movedTo } = doc;
    const title = String(doc[kindOf(collection).title]);
    const before = publishedBefore(req, collection, id);
    const now = await findPublished(collection, id, req);
    if (now.path !== undefined && now.path !== before.path) await redirectOnMove(req, before.path, now.path);
    if (before.name && now.name) await keepNames(req, { collection, id }, before.name, now.name);
    if (before.path === '/' && now.path !== '/') keepFirstPage(req, title);
    const path = now.path === undefined ? before.path : undefined;
    const name = now.name === undefined ? before.name : undefined;
    if (path || name) departuresOf(req).push({ collection, id, title, path, name, movedTo });
    return doc;
  };
}

/** A redirect from the new address is removed, because the document is there now. */
async function redirectOnMove(req: PayloadRequest, before: string | undefined, path: string): Promise<void> {
  const forms = await findPathForms(req.payload, path, req);
  await req.payload.delete({ collection: 'redirects', where: { from: { in: forms } }, depth: 0, req });
  if (before !== undefined) await leadOn(req, before, path);
}

/**
 * Redirects an address at which nothing is published any more to another one. Existing redirects to the old address
 * then lead straight to the new one.
 */
async function leadOn(req: PayloadRequest, from: string, to: string): Promise<void> {
  const where = { to: { in: await findPathForms(req.payload, from, req) } };
  const { docs } = await req.payload.find({ collection: 'redirects', where, pagination: false, depth: 0, req });
  for (const { id } of docs) {
    await req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, req });
  }
  // The home page and the list of a category keep their addresses, whatever page was there before.
  if (from === '/' || (await findPublishedAt(req, from))) return;
  await req.payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, depth: 0, req });
}

/**
 * Refuses to remove a document that is still used by others which stay, and redirects the addresses of the rest. Not
 * after what is read on the way: documents that are changed together are looked up side by side, and those that have
 * not left yet would count as staying.
 */
export const settleDepartures: CollectionAfterOperationHook = async ({ args, operation, result }) => {
  const { req } = args;
  if (!req || /^(?:find|count)/.test(operation)) return result;
  const departures = departuresOf(req).splice(0);
  for (const departure of departures) await refuseWhileUsed(req, departure);
  for (const departure of departures) await leadOnFrom(req, departure);
  return result;
};

/** The same for a document that is deleted without going through the trash. */
export function leaveWhenDeleted(collection: PagedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { name, path, stored } = await findPublished(collection, Number(id), req);
    if (!stored) return;
    const title = String(stored[kindOf(collection).title]);
    const movedTo = stored.movedTo ? String(stored.movedTo) : undefined;
    departuresOf(req).push({ collection, id: Number(id), title, path, name, movedTo });
  };
}

/**
 * The database takes what is deleted for good out of the documents that refer to it, without a word to any hook: their
 * answers change with that.
 */
export const touchReferring: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  for (const { collection: of, title } of kindsWith('page')) {
    const { flattenedFields } = req.payload.collections[of].config;
    const relations = leavesOf(flattenedFields).filter(({ field }) => isRelationTo(field, collection.slug));
    if (relations.length === 0) continue;
    const where = { and: [published, { or: relations.map(({ path }) => ({ [path]: { equals: id } })) }] };
    const select = { [title]: true };
    const { docs } = await req.payload.find({ collection: of, where, select, pagination: false, depth: 0, req });
    for (const document of docs) {
      const change = {
        of,
        document: document.id,
        title: String(Reflect.get(document, title)),
        kind: 'published',
      } as const;
      await touchPublication(req, change);
    }
  }
};

/** Where no redirect can lead there, the field of the form that says so is marked, and none of the redirect. */
async function leadOnFrom(req: PayloadRequest, { collection, id, movedTo, path }: Departure): Promise<void> {
  if (!movedTo || !path) return;
  await leadOn(req, path, movedTo).catch((error: unknown) => {
    if (!(error instanceof ValidationError)) throw error;
    const errors = error.data.errors.map((one) => ({ ...one, path: 'movedTo' }));
    throw new ValidationError({ collection, id, errors, req });
  });
}

async function refuseWhileUsed(req: PayloadRequest, departure: Departure): Promise<void> {
  const { movedTo, name, path, title } = departure;
  if (req.context[referencesAreCheckedLater]) return;
  if (path === '/') keepFirstPage(req, title);
  // A redirect to a missing page breaks no page that visitors read.
  const counts = (use: Use) => use.isPublished && use.collection !== 'redirects';
  if (name) await refuseWhereUsed(req, departure, { ...namedThere, sought: [name], counts });
  if (movedTo || path === undefined) return;
  const mend = 'Say in its field “Redirect after deletion” where these links are to lead, or take them out first.';
  const sought = (await findPathForms(req.payload, path, req)).map((path) => ({ kind: 'link', path }) as const);
  await refuseWhereUsed(req, departure, { isWhat: 'linked', mend, sought, counts });
}

/** Nothing can be published without it. Only people are refused: programs may start from scratch. */
function keepFirstPage({ user }: PayloadRequest, title: string): void {
  const message = say('"{title}" is the first page of the site, which has to have one, and stays at its address.', {
    title,
  });
  if (user) throw new APIError(message, 409, undefined, true);
}

function departuresOf({ context }: PayloadRequest): Departure[] {
  const departures = context[key];
  if (Array.isArray(departures)) return departures;
  const begun: Departure[] = [];
  context[key] = begun;
  return begun;
}

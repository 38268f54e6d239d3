import { kindOf, type PagedCollection } from '@frontage/kinds/kinds.ts';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload';
import { say } from '../admin/say.ts';
import { findPathForms } from '../fields/language.ts';
import { findPublishedPath } from '../redirects/checkRedirect.ts';
import { leadOn, pathBefore } from '../redirects/redirectOnMove.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { findUses, refuseWhileUsed } from './findUses.ts';
import { nameBefore } from './keepNames.ts';
import { findPublishedName, nameFields, type PublishedName } from './namesIn.ts';

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
 * Records that a document was unpublished, put into the trash, or is no longer a case. The home page must stay as it
 * is.
 */
export function noteDeparture(collection: PagedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const { id, movedTo } = doc;
    const title = String(doc[kindOf(collection).title]);
    const before = { path: pathBefore(req, collection, id), name: nameBefore(req, collection, id) };
    const now = await findPublishedPath(collection, id, req);
    if (before.path === '/' && now !== '/') keepFirstPage(req, title);
    const path = now === undefined ? before.path : undefined;
    const name = (await findPublishedName(collection, id, req)) === undefined ? before.name : undefined;
    if (path || name) departuresOf(req).push({ collection, id, title, path, name, movedTo });
    return doc;
  };
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
  for (const departure of departures) await refuseWhereUsed(req, departure);
  for (const { movedTo, path } of departures) if (movedTo && path) await leadOn(req, path, movedTo);
  return result;
};

/** The same for a document that is deleted without going through the trash. */
export function keepVisible(collection: PagedCollection): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const path = await findPublishedPath(collection, Number(id), req);
    if (path === undefined) return;
    const stored = await req.payload.findByID({ collection, id, depth: 0, draft: false, req });
    const { movedTo } = stored;
    const title = String(Reflect.get(stored, kindOf(collection).title));
    const name = await findPublishedName(collection, Number(id), req);
    const departure = { collection, id: Number(id), title, path, name, movedTo: movedTo ?? undefined };
    await refuseWhereUsed(req, departure);
    departuresOf(req).push(departure);
  };
}

/** Redirects only after the deletion, because the address is free only then. */
export const leadOnWhenDeleted: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  const departures = departuresOf(req);
  const index = departures.findIndex((one) => one.id === id);
  const [departure] = index < 0 ? [] : departures.splice(index, 1);
  if (departure?.movedTo && departure.path) await leadOn(req, departure.path, departure.movedTo);
  return doc;
};

async function refuseWhereUsed(req: PayloadRequest, departure: Departure): Promise<void> {
  const { collection, id, movedTo, name, path, title } = departure;
  if (req.context[referencesAreCheckedLater]) return;
  if (path === '/') keepFirstPage(req, title);
  const usedIn = async (sought: Parameters<typeof findUses>[1]) =>
    (await findUses(req, sought))
      // A redirect to a missing page breaks no page that visitors read.
      .filter((use) => use.isPublished && use.collection !== 'redirects')
      .filter((use) => use.collection !== collection || use.id !== id)
      .map(({ words }) => words);
  if (name) {
    const places = await usedIn([{ kind: 'name', fields: nameFields(name.kind), name: name.slug }]);
    refuseWhileUsed(title, places, { isWhat: 'named', mend: say('Take its name out there first.') });
  }
  if (movedTo || path === undefined) return;
  const mend = say('Say in its field “Redirect after deletion” where these links are to lead, or take them out first.');
  const forms = await findPathForms(req.payload, path, req);
  const places = await usedIn(forms.map((path) => ({ kind: 'link', path })));
  refuseWhileUsed(title, places, { isWhat: 'linked', mend });
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

import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindNamed, kindOf, type Named, type PagedCollection, timesOf } from '@frontage/kinds/kinds.ts';
import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { say } from '../admin/say.ts';
import { hasBlocks } from '../texts/textOfLayout.ts';
import { idOf } from './idOf.ts';
import { type NamedReference, namesIn } from './namesIn.ts';

/** Set in the context of a request by code that stores documents which name each other, and checks them afterwards. */
export const referencesAreCheckedLater = 'referencesAreCheckedLater';

/**
 * Refuses to publish a document whose blocks name something that does not exist: its page could not be rendered. As a
 * draft it is stored.
 */
export function checkReferences(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ context, data, originalDoc, req }) => {
    if (context[referencesAreCheckedLater]) return data;
    const written = { ...originalDoc, ...data };
    const faults = await findFaults(collection, written, req);
    if (faults.length === 0) return data;
    // A document that goes into the trash needs no page.
    if (written.deletedAt) return data;
    if (written._status === 'published') {
      // The label is part of the sentence that the editor sees above the form.
      const errors = faults.map((fault) => ({ ...fault, label: fault.message }));
      throw new ValidationError({ collection, errors, ...(originalDoc ? { id: originalDoc.id } : {}), req });
    }
    return data;
  };
}

interface Fault {
  path: string;
  message: string;
}

/** What a document names that does not exist, with the place and the reason. */
export async function findFaults(collection: PagedCollection, document: object, req: PayloadRequest): Promise<Fault[]> {
  const stored: Stored = { ...document };
  return [
    ...(await findFaultOfAddress(collection, stored, req)),
    ...(await findFaultsOfNames(collection, stored, req)),
  ];
}

/**
 * A document that was not published while its category was deleted, for example in the trash, has no address any more.
 */
async function findFaultOfAddress(collection: PagedCollection, stored: Stored, req: PayloadRequest): Promise<Fault[]> {
  const under = (kindOf(collection) as Kind).page?.under;
  const id = under && idOf(stored[under.field] as Parameters<typeof idOf>[0]);
  if (!under || id === undefined) return [];
  const { totalDocs } = await req.payload.count({ collection: under.collection, where: { id: { equals: id } }, req });
  const message = say('Its {field} was deleted: bring it back from the trash, or choose another one', {
    field: under.field,
  });
  return totalDocs === 0 ? [{ path: under.field, message }] : [];
}

async function findFaultsOfNames(collection: PagedCollection, stored: Stored, req: PayloadRequest): Promise<Fault[]> {
  if (!hasBlocks(collection)) return [];
  // A page without its event or its file can be rendered: the editor is told next to the document.
  const { flattenedFields } = req.payload.collections[collection].config;
  const named = namesIn(flattenedFields, { layout: stored.layout }).filter(
    ({ kind }) => 'page' in kindNamed(kind).kind,
  );
  if (named.length === 0) return [];
  const kind = kindOf(collection);
  const dates = new Map<string, ReadonlyMap<string, number>>();
  for (const name of new Set(named.map((one) => one.kind))) dates.set(name, await readDates(name, named, req));
  const from = Math.max(Date.now(), timesOf(kind, stored).from || 0);

  return named.flatMap((one) => {
    // A document may name itself, and a later one may name what appears no later than itself.
    if (isItself(kind, stored, one)) return [];
    const { kind: name, place, slug } = one;
    const path = one.path.join('.');
    const date = dates.get(name)?.get(slug);
    const said = { place, kind: name, slug };
    if (date === undefined)
      return { path, message: say('{place}: no published {kind} has the address "{slug}"', said) };
    const later = { ...said, formatDate: formatDate(new Date(date)) };
    return date <= from
      ? []
      : { path, message: say('{place}: the {kind} "{slug}" appears on {formatDate} only', later) };
  });
}

function isItself(kind: Kind, stored: Stored, { kind: name, slug }: NamedReference): boolean {
  const how = kind.named?.[name];
  return how !== undefined && stored[how.key] === slug && (how.type === undefined || stored.type === how.type);
}

/** From when each of the named documents is shown, in ms since 1970; unpublished ones are left out. */
async function readDates(
  name: Named,
  all: readonly NamedReference[],
  req: PayloadRequest,
): Promise<Map<string, number>> {
  const { how, kind } = kindNamed(name);
  const slugs = [...new Set(all.flatMap((one) => (one.kind === name ? [one.slug] : [])))];
  const { docs } = await req.payload.find({
    collection: kind.collection,
    where: {
      and: [
        { [how.key]: { in: slugs } },
        ...(how.type ? [{ type: { equals: how.type } }] : []),
        ...(kind.hasDrafts ? [{ _status: { equals: 'published' } }] : []),
      ],
    },
    select: { [how.key]: true, ...(kind.appears ? { [kind.appears]: true } : {}) },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(docs.map((document) => [String(Reflect.get(document, how.key)), timesOf(kind, { ...document }).from]));
}

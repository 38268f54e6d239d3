import { formatDate } from '@frontage/contract/primitives/dates.ts';
import type { Kind, Stored } from '@frontage/kinds/defineKind.ts';
import { kindNamed, kindOf, type Named, timesOf } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { sentence } from '../fields/validatorOf.ts';
import type { HasLayout } from '../texts/textOfLayout.ts';
import { referencesIn } from './referencesIn.ts';

/** Set in the context of a request by code that stores documents which name each other, and checks them afterwards. */
export const referencesAreCheckedLater = 'referencesAreCheckedLater';

/** What keeps a document from being published. */
export interface Fault {
  path: string;
  /** Beside the field. */
  message: string;
  /** The same with the place, as the sentence above the form says it. */
  label: string;
}

/** What the blocks of a document name that does not exist, with the place and the reason: its page could not be rendered. */
export async function findFaultsOfNames(req: PayloadRequest, collection: HasLayout, stored: Stored): Promise<Fault[]> {
  // A page without its event or its file can be rendered: the editor is told next to the document.
  const { flattenedFields } = req.payload.collections[collection].config;
  const named = referencesIn(flattenedFields, { layout: stored.layout }).flatMap((one) =>
    one.kind === 'name' && one.named !== 'form' && 'page' in kindNamed(one.named).kind
      ? [{ ...one, named: one.named }]
      : [],
  );
  if (named.length === 0) return [];
  const kind = kindOf(collection);
  const dates = new Map<string, ReadonlyMap<string, number>>();
  for (const [name, all] of Map.groupBy(named, (one) => one.named)) dates.set(name, await readDates(name, all, req));
  const from = Math.max(Date.now(), timesOf(kind, stored).from || 0);

  return named.flatMap(({ at, name: slug, named: name, place }) => {
    // A document may name itself, and a later one may name what appears no later than itself.
    if (isItself(kind, stored, name, slug)) return [];
    const path = at.join('.');
    const date = dates.get(name)?.get(slug);
    if (date !== undefined && date <= from) return [];
    const said = { kind: sayNoun(sentence(name)), slug };
    const message =
      date === undefined
        ? say('no published {kind} has the address "{slug}"', said)
        : say('the {kind} "{slug}" appears on {formatDate} only', { ...said, formatDate: formatDate(new Date(date)) });
    return { path, message: sentence(message), label: `${place}: ${message}` };
  });
}

function isItself(kind: Kind, stored: Stored, name: Named, slug: string): boolean {
  const how = kind.named?.[name];
  return how !== undefined && stored[how.key] === slug && (how.type === undefined || stored.type === how.type);
}

/** From when each of the named documents is shown, in ms since 1970; unpublished ones are left out. */
async function readDates(
  named: Named,
  all: readonly { name: string }[],
  req: PayloadRequest,
): Promise<Map<string, number>> {
  const { how, kind } = kindNamed(named);
  const slugs = [...new Set(all.map(({ name }) => name))];
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

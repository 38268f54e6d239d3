import type { Kind, KindName, Stored } from '@frontage/kinds/defineKind.ts';
import { collectionsWith, kindOf, type Named } from '@frontage/kinds/kinds.ts';
import { type GlobalBeforeChangeHook, type PayloadRequest, type SanitizedGlobalConfig, ValidationError } from 'payload';
import { z } from 'zod';
import { answer, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { placeInForm } from '../fields/fieldPlace.ts';
import { findPathForms } from '../fields/language.ts';
import { mediaUrl } from '../files/namesOfFiles.ts';
import { waitForChanges } from '../publishing/touchPublication.ts';
import { type Removal, whenRemoved } from '../trash/withTrash.ts';
import { type Fault, referencesAreCheckedLater } from './checkReferences.ts';
import { findUses, refuseWhereUsed } from './findUses.ts';
import { findPublished } from './published.ts';
import { referencesIn, type Sought } from './referencesIn.ts';

/** What is not removed while something refers to it, and the ways to refer to it. */
interface HeldKind extends Required<Pick<Kind, 'held'>> {
  title: string;
  named?: Record<string, Pick<KindName, 'key'>>;
}

/** The same of what is no content. */
const others = {
  forms: {
    title: 'title',
    named: { form: { key: 'name' } },
    held: { isWhat: 'shown', mend: 'Choose another form there first.' },
  },
  media: {
    title: 'alt',
    held: {
      isWhat: 'shown',
      mend: 'Choose another picture there first, or replace the file of this one.',
      pathOf: ({ filename }: Stored) => (filename ? mediaUrl(String(filename)) : ''),
    },
  },
  'recording-files': { title: 'title', held: { isWhat: 'shown', mend: 'Choose another file there first.' } },
} as const satisfies Record<string, HeldKind>;

type Other = keyof typeof others;
const heldCollections = [...collectionsWith('held'), ...(Object.keys(others) as Other[])];
type HeldCollection = (typeof heldCollections)[number];

const isOther = (collection: string): collection is Other => Object.hasOwn(others, collection);
const heldAs = (collection: HeldCollection): HeldKind =>
  isOther(collection) ? others[collection] : kindOf(collection);

interface Held {
  title: string;
  sought: Sought[];
}

export function isHeldCollection(collection: string): collection is HeldCollection {
  return heldCollections.some((one) => one === collection);
}

/**
 * Refuses to delete or trash a document that others or the settings refer to, drafts included: pages cannot be rendered
 * without a picture, an article without its category has no address, a desk without its office has no hours, and
 * requests by a form would lose its fields and its recipients.
 */
export function keepUsed(collection: HeldCollection): Removal {
  return whenRemoved(async (req, id) => {
    await waitForChanges(req);
    await refuseWhereHeld(req, collection, id);
  });
}

/** The other way round: refuses settings that refer to such a document in the trash. Drafts may. */
export const keepFromTrash: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  if (data._status === 'draft' || context[referencesAreCheckedLater]) return data;
  const errors = await findMissing(req, global, data);
  if (errors.length > 0) throw new ValidationError({ global: global.slug, errors, req });
  return data;
};

/** What a document or the settings refer to that is in the trash, or gone for good. */
export async function findMissing(
  req: PayloadRequest,
  { fields, flattenedFields }: Pick<SanitizedGlobalConfig, 'fields' | 'flattenedFields'>,
  document: object,
): Promise<Fault[]> {
  const referred = referencesIn(flattenedFields, document).filter((one) => one.kind === 'relation');
  const faults: Fault[] = [];
  for (const collection of heldCollections) {
    const own = referred.filter((one) => one.collection === collection);
    if (own.length === 0) continue;
    const where = { id: { in: own.map(({ id }) => id) } };
    const { docs } = await req.payload.find({ collection, where, select: {}, pagination: false, depth: 0, req });
    for (const { at, id, place } of own) {
      const path = at.join('.');
      if (docs.some((one) => one.id === id)) continue;
      const trashed = await findHeldDocument(req, collection, id);
      const message = trashed
        ? say('“{title}” is in the trash. Bring it back from there, or choose something else here', trashed)
        : say('What was chosen here is deleted for good. Choose something else');
      faults.push({ path, message, label: `${placeInForm(fields, path, document) ?? place}: ${message}` });
    }
  }
  return faults;
}

/** Refuses what would take a document from where it is referred to, and names those places. */
export async function refuseWhereHeld(req: PayloadRequest, collection: HeldCollection, id: number): Promise<void> {
  const held = await findHeldDocument(req, collection, id);
  if (held) await refuseWhereUsed(req, { ...held, collection, id }, { ...heldAs(collection).held, ...held });
}

/** The title of a document and the ways to refer to it; undefined where there is no document. */
export async function findHeldDocument(
  req: PayloadRequest,
  collection: HeldCollection,
  id: number,
): Promise<Held | undefined> {
  const found = await req.payload.findByID({ collection, id, depth: 0, disableErrors: true, trash: true, req });
  if (!found) return undefined;
  const { held, named = {}, title } = heldAs(collection);
  const document: Stored = { ...found };
  const names = Object.entries(named).flatMap(([name, { key }]): Sought[] =>
    document[key] ? [{ kind: 'name', named: name as Named | 'form', name: String(document[key]) }] : [],
  );
  const path = held.pathOf?.(document);
  const links: Sought[] = path ? [{ kind: 'link', path }] : [];
  return { title: String(document[title]), sought: [{ kind: 'relation', collection, id }, ...names, ...links] };
}

const asked = z.object({
  collection: z.enum([...heldCollections, ...collectionsWith('page')]),
  id: z.coerce.number().int().positive(),
});

/** `GET /api/uses/pages/12`: every place that links to a document, names it or shows it, in words. */
export const usesEndpoint = getCall('/uses/:collection/:id', async (req) => {
  const { data } = asked.safeParse(req.routeParams);
  if (!data) return answer(404, 'There is no such document');
  const uses = (await findUses(req, await everySoughtOf(req, data))).filter(
    (use) => use.collection !== data.collection || use.id !== data.id,
  );
  return answer(200, { uses });
});

async function everySoughtOf(req: PayloadRequest, { collection, id }: z.infer<typeof asked>): Promise<Sought[]> {
  if (isHeldCollection(collection)) {
    const held = await findHeldDocument(req, collection, id);
    return held?.sought ?? [];
  }
  const { name, path } = await findPublished(collection, id, req);
  const forms = path === undefined ? [] : await findPathForms(req.payload, path, req);
  return [
    ...forms.map((path) => ({ kind: 'link', path }) as const),
    ...(name ? [name] : []),
    { kind: 'relation', collection, id },
  ];
}

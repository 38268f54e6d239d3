import { parseMarkdown } from '@frontage/blocks/text/parseMarkdown.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type CollectionWith, collectionsWith, type KindWith, kindOf, type Named } from '@frontage/kinds/kinds.ts';
import { type GlobalBeforeChangeHook, type PayloadRequest, type SanitizedGlobalConfig, ValidationError } from 'payload';
import { z } from 'zod';
import { answer, getCall } from '../access/endpoints.ts';
import { say } from '../admin/say.ts';
import { placeInForm } from '../fields/fieldPlace.ts';
import { isRunningText } from '../fields/isRunningText.ts';
import { findPathForms } from '../fields/language.ts';
import { type PlacedValue, type Sought, valuesIn } from '../fields/placesOf.ts';
import { mediaUrl } from '../files/namesOfFiles.ts';
import { waitForChanges } from '../publishing/touchPublication.ts';
import { type Removal, whenRemoved } from '../trash/withTrash.ts';
import { type Fault, referencesAreCheckedLater } from './checkReferences.ts';
import { findUses, refuseWhileUsed } from './findUses.ts';
import { idIn } from './idOf.ts';
import { nameFields } from './namesIn.ts';
import { findPublished } from './published.ts';

/** Collections whose documents others refer to, and that have no pages. */
const others = ['forms', 'media', 'recording-files'] as const;
const heldCollections = [...collectionsWith('held'), ...others];
type HeldCollection = (typeof heldCollections)[number];

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
  const referred = valuesIn(flattenedFields, document).flatMap(referencesOf);
  const faults: Fault[] = [];
  for (const collection of heldCollections) {
    const own = referred.filter((one) => one.collection === collection);
    if (own.length === 0) continue;
    const where = { id: { in: own.map(({ id }) => id) } };
    const { docs } = await req.payload.find({ collection, where, select: {}, pagination: false, depth: 0, req });
    for (const { id, path, place } of own) {
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

/** The documents that a value refers to, pictures within a text included. */
export function referencesOf({ field, path, place, value }: PlacedValue) {
  const at = { path: path.join('.'), place };
  if (isRunningText(field)) {
    const text = String(value);
    // Few texts have one, and reading each takes long. What code in a text shows as an example is none.
    const figures = text.includes('picture:') ? parseMarkdown(text).filter((node) => node.kind === 'figure') : [];
    return figures.map(({ picture: id }) => ({ ...at, collection: 'media', id }));
  }
  if (!('relationTo' in field)) return [];
  const ids = [value]
    .flat()
    .map(idIn)
    .filter((id) => typeof id === 'number');
  return ids.map((id) => ({ ...at, collection: String(field.relationTo), id }));
}

/** Refuses what would take a document from where it is referred to, and names those places. */
export async function refuseWhereHeld(req: PayloadRequest, collection: HeldCollection, id: number): Promise<void> {
  const held = await findHeldDocument(req, collection, id);
  if (!held) return;
  const places = (await findUses(req, held.sought)).map(({ words }) => words);
  refuseWhileUsed(held.title, places, isKind(collection) ? kindOf(collection).held : ways[collection]);
}

const ways = {
  forms: { isWhat: 'shown', mend: 'Choose another form there first.' },
  media: { isWhat: 'shown', mend: 'Choose another picture there first, or replace the file of this one.' },
  'recording-files': { isWhat: 'shown', mend: 'Choose another file there first.' },
} as const;

/** The title of a document and the ways to refer to it; undefined where there is no document. */
export async function findHeldDocument(
  req: PayloadRequest,
  collection: HeldCollection,
  id: number,
): Promise<Held | undefined> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  const related = { kind: 'relation', collection, id } as const;
  if (isKind(collection)) {
    const document = await req.payload.findByID({ collection, ...options });
    return document ? soughtOf(kindOf(collection), document) : undefined;
  }
  switch (collection) {
    case 'forms': {
      const form = await req.payload.findByID({ collection, ...options });
      return form
        ? {
            title: form.title,
            sought: form.name ? [{ kind: 'name', fields: ['formId', 'form'], name: form.name }] : [],
          }
        : undefined;
    }
    case 'recording-files': {
      const file = await req.payload.findByID({ collection, ...options });
      return file ? { title: file.title, sought: [related] } : undefined;
    }
    case 'media': {
      const picture = await req.payload.findByID({ collection, ...options });
      const file = picture?.filename ? [{ kind: 'link', path: mediaUrl(picture.filename) } as const] : [];
      return picture ? { title: picture.alt, sought: [related, ...file] } : undefined;
    }
  }
}

function isKind(collection: HeldCollection): collection is CollectionWith<'held'> {
  return others.every((one) => one !== collection);
}

/** Relations to a document of a kind, its name in blocks and links to its page, where it has those. */
function soughtOf(kind: KindWith<'held'> & Kind, document: { id: number }): Held {
  const names = Object.entries(kind.named ?? {}).map(([name, { key }]) => {
    const fields = nameFields(name as Named);
    return { kind: 'name', fields, name: String(Reflect.get(document, key)) } as const;
  });
  const related = { kind: 'relation', collection: kind.collection, id: document.id } as const;
  const path = kind.held?.pathOf?.({ ...document });
  const links = path ? [{ kind: 'link', path } as const] : [];
  return { title: String(Reflect.get(document, kind.title)), sought: [related, ...names, ...links] };
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
    ...(name ? [{ kind: 'name', fields: nameFields(name.kind), name: name.slug } as const] : []),
    { kind: 'relation', collection, id },
  ];
}

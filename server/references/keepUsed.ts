import type { PayloadRequest } from 'payload';
import type { Sought } from '../fields/sought.ts';
import { mediaUrl } from '../files/mediaUrl.ts';
import { type Removal, whenRemoved } from '../trash/whenRemoved.ts';
import { findUses } from './findUses.ts';
import { nameFields } from './namesIn.ts';
import { refuseWhileUsed } from './refuseWhileUsed.ts';

/** Collections whose documents others refer to, and that have no pages. */
export const heldCollections = ['categories', 'documents', 'events', 'forms', 'media', 'offices', 'tags'] as const;
export type HeldCollection = (typeof heldCollections)[number];

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
  return whenRemoved((req, id) => refuseWhereHeld(req, collection, id));
}

async function refuseWhereHeld(req: PayloadRequest, collection: HeldCollection, id: number): Promise<void> {
  const held = await findHeldDocument(req, collection, id);
  if (!held) return;
  const places = (await findUses(req, held.sought)).map(({ words }) => words);
  refuseWhileUsed(held.title, places, ways[collection]);
}

const ways = {
  categories: { isWhat: 'used', mend: 'Choose another category there first, or another link.' },
  documents: { isWhat: 'named', mend: 'Take its name out there first, or replace the file of this one.' },
  events: { isWhat: 'named', mend: 'Take its name out there first.' },
  forms: { isWhat: 'shown', mend: 'Choose another form there first.' },
  media: { isWhat: 'shown', mend: 'Choose another picture there first, or replace the file of this one.' },
  offices: { isWhat: 'used', mend: 'Choose another office there first.' },
  tags: { isWhat: 'used', mend: 'Take it out there first, or give it another name.' },
} as const;

/** The title of a document and the ways to refer to it; undefined where there is no document. */
export async function findHeldDocument(
  req: PayloadRequest,
  collection: HeldCollection,
  id: number,
): Promise<Held | undefined> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  const related = { kind: 'relation', collection, id } as const;
  switch (collection) {
    case 'categories': {
      const category = await req.payload.findByID({ collection, ...options });
      const list = category && ({ kind: 'link', path: `/${category.slug}` } as const);
      return list ? { title: category.name, sought: [related, list] } : undefined;
    }
    case 'offices': {
      const office = await req.payload.findByID({ collection, ...options });
      return office ? { title: office.city, sought: [related] } : undefined;
    }
    case 'tags': {
      const tag = await req.payload.findByID({ collection, ...options });
      return tag ? { title: tag.name, sought: [related] } : undefined;
    }
    case 'forms': {
      const form = await req.payload.findByID({ collection, ...options });
      return form ? { title: form.title, sought: [{ kind: 'name', fields: ['formId'], name: form.name }] } : undefined;
    }
    case 'media': {
      const picture = await req.payload.findByID({ collection, ...options });
      const file = picture?.filename ? [{ kind: 'link', path: mediaUrl(picture.filename) } as const] : [];
      return picture ? { title: picture.alt, sought: [related, ...file] } : undefined;
    }
    case 'documents': {
      const file = await req.payload.findByID({ collection, ...options });
      return file
        ? { title: file.title, sought: [{ kind: 'name', fields: nameFields('document'), name: file.name }] }
        : undefined;
    }
    case 'events': {
      const event = await req.payload.findByID({ collection, ...options });
      return event
        ? { title: event.title, sought: [{ kind: 'name', fields: nameFields('event'), name: event.slug }] }
        : undefined;
    }
  }
}

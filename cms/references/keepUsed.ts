import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import { isTrashing } from '../trash/isTrashing.ts';
import { nameFields } from './namesIn.ts';
import { refuseWhileUsed } from './refuseWhileUsed.ts';
import type { Sought } from './sought.ts';
import { usesOf } from './usesOf.ts';

/** Documents that are shown by the pages that hold them, and have no address of their own. */
export type HeldCollection = 'documents' | 'events' | 'media';

interface Held {
  title: string;
  sought: Sought;
}

/** Refuses to delete or trash what documents hold, drafts among them: their pages could not be drawn without it. */
export function keepUsed(collection: HeldCollection): {
  beforeChange: CollectionBeforeChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
} {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (isTrashing(data, originalDoc)) await refuseWhereHeld(req, collection, originalDoc.id);
    return data;
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => refuseWhereHeld(req, collection, Number(id));
  return { beforeChange: [beforeChange], beforeDelete: [beforeDelete] };
}

async function refuseWhereHeld(req: PayloadRequest, collection: HeldCollection, id: number): Promise<void> {
  const held = await heldDocument(req, collection, id);
  if (!held) return;
  const places = (await usesOf(req, [held.sought])).map(({ words }) => words);
  refuseWhileUsed(held.title, places, ways[collection]);
}

const ways = {
  documents: { isWhat: 'named', mend: 'Take its name out there first, or replace the file of this one.' },
  events: { isWhat: 'named', mend: 'Take its name out there first.' },
  media: { isWhat: 'shown', mend: 'Choose another picture there first, or replace the file of this one.' },
} as const;

/** Undefined where there is none. */
export async function heldDocument(
  req: PayloadRequest,
  collection: HeldCollection,
  id: number,
): Promise<Held | undefined> {
  const options = { id, depth: 0, disableErrors: true, trash: true, req } as const;
  switch (collection) {
    case 'media': {
      const picture = await req.payload.findByID({ collection, ...options });
      return picture ? { title: picture.alt, sought: { kind: 'relation', collection, id } } : undefined;
    }
    case 'documents': {
      const file = await req.payload.findByID({ collection, ...options });
      return file
        ? { title: file.title, sought: { kind: 'name', fields: nameFields('document'), name: file.name } }
        : undefined;
    }
    case 'events': {
      const event = await req.payload.findByID({ collection, ...options });
      return event
        ? { title: event.title, sought: { kind: 'name', fields: nameFields('event'), name: event.slug } }
        : undefined;
    }
  }
}

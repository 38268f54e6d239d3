import type { CollectionAfterChangeHook } from 'payload';
import { rename } from './rename.ts';

/** By which field blocks name a document that has no page of its own. */
const names = { events: { kind: 'event', field: 'slug' }, documents: { kind: 'document', field: 'name' } } as const;

/** Writes a new name of an event or a document wherever blocks name the old one, within the transaction of the change. */
export function followName(collection: keyof typeof names): CollectionAfterChangeHook {
  const { field, kind } = names[collection];
  return async ({ doc, operation, previousDoc, req }) => {
    // In the trash it has a slug that nobody names.
    if (operation !== 'update' || doc.deletedAt || previousDoc.deletedAt) return doc;
    const [from, to]: unknown[] = [previousDoc[field], doc[field]];
    if (typeof from === 'string' && typeof to === 'string' && from !== to) await rename(req, { kind, from, to });
    return doc;
  };
}

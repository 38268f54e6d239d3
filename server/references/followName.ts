import type { CollectionAfterChangeHook } from 'payload';
import { rename } from './rename.ts';

/** The field by which blocks name a document that has no page. */
const names = { events: { kind: 'event', field: 'slug' }, documents: { kind: 'document', field: 'name' } } as const;

/**
 * Writes the new name of an event or a document wherever blocks contain the old one, within the transaction of the
 * change.
 */
export function followName(collection: keyof typeof names): CollectionAfterChangeHook {
  const { field, kind } = names[collection];
  return async ({ doc, operation, previousDoc, req }) => {
    // In the trash it has another slug, which nobody uses.
    if (operation !== 'update' || doc.deletedAt || previousDoc.deletedAt) return doc;
    const [from, to]: unknown[] = [previousDoc[field], doc[field]];
    if (typeof from === 'string' && typeof to === 'string' && from !== to) await rename(req, { kind, from, to });
    return doc;
  };
}

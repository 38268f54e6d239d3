import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type CollectionWith, kindOf, type Named } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook } from 'payload';
import { rename } from './rename.ts';

/**
 * Writes the new name of a document without a page wherever blocks contain the old one, within the transaction of the
 * change.
 */
export function followName(collection: CollectionWith<'named'>): CollectionAfterChangeHook {
  const { named = {} }: Kind = kindOf(collection);
  return async ({ doc, operation, previousDoc, req }) => {
    // In the trash it has another slug, which nobody uses.
    if (operation !== 'update' || doc.deletedAt || previousDoc.deletedAt) return doc;
    for (const [kind, { key }] of Object.entries(named)) {
      const [from, to]: unknown[] = [previousDoc[key], doc[key]];
      if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue;
      await rename(req, { kind: kind as Named, from, to });
    }
    return doc;
  };
}

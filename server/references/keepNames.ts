import type { Kind } from '@frontage/kinds/defineKind.ts';
import {
  type CollectionWith,
  collectionsWith,
  kindOf,
  type Named,
  type PagedCollection,
} from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { say } from '../admin/say.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { findIds, findUses, like, refuseWhileUsed } from './findUses.ts';
import { nameFields, type Renaming, renamedIn } from './namesIn.ts';
import type { PublishedName } from './published.ts';

/**
 * Keeps references from other documents valid, within the transaction that changes this one: a new slug is written
 * wherever blocks contain the old one. A date later than that of a document that names this one is refused, because
 * that page could not be rendered.
 */
export async function keepNames(
  req: PayloadRequest,
  { collection, id }: { collection: PagedCollection; id: number },
  before: PublishedName,
  now: PublishedName,
): Promise<void> {
  if (now.slug !== before.slug) await rename(req, { kind: now.kind, from: before.slug, to: now.slug });
  if (now.from <= before.from || req.context[referencesAreCheckedLater]) return;
  const places = (await findUses(req, [{ kind: 'name', fields: nameFields(now.kind), name: now.slug }]))
    .filter((use) => use.isPublished && Math.max(Date.now(), use.from) < now.from)
    .filter((use) => use.collection !== collection || use.id !== id)
    .map(({ words }) => words);
  refuseWhileUsed(now.title, places, { isWhat: 'named', mend: say('Take its name out there first.') });
}

/**
 * Replaces an old name by a new one wherever blocks contain it: in the documents that visitors see, in drafts, and in
 * the newest version of each, from which editors continue. Older versions stay as they were. Bypasses Payload's
 * operations, which would publish a draft together with the name. What visitors read has not changed, so the time of
 * the last change stays too.
 */
async function rename(req: PayloadRequest, renaming: Renaming): Promise<void> {
  const { db } = req.payload;
  const some = async (from: string) => ({ id: { in: await findIds(req, from) } });
  for (const collection of collectionsWith('blocks')) {
    const documents = await db.find<{ id: number; layout?: unknown; updatedAt: string }>({
      collection,
      where: await some(`FROM ${collection} WHERE ${like('layout', `"${renaming.from}"`)}`),
      pagination: false,
      req,
    });
    for (const { id, layout, updatedAt } of documents.docs) {
      const renamed = renamedIn(layout, renaming);
      if (renamed) await db.updateOne({ collection, id, data: { layout: renamed, updatedAt }, returning: false, req });
    }
    const newest = `FROM _${collection}_v WHERE latest = true AND ${like('version_layout', `"${renaming.from}"`)}`;
    const versions = await db.findVersions<{ layout?: unknown; updatedAt?: string }>({
      collection,
      where: await some(newest),
      pagination: false,
      req,
    });
    for (const { id, updatedAt, version } of versions.docs) {
      const layout = renamedIn(version.layout, renaming);
      const data = { updatedAt, version: { layout, updatedAt: version.updatedAt } };
      if (layout) await db.updateVersion({ collection, id, versionData: data, returning: false, req });
    }
  }
}

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

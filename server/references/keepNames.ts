import type { Kind } from '@frontage/kinds/defineKind.ts';
import {
  type CollectionWith,
  collectionsWith,
  kindOf,
  type Named,
  type PagedCollection,
} from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, FlattenedField, PayloadRequest } from 'payload';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { findIds, like, refuseWhereUsed, type Use } from './findUses.ts';
import type { PublishedName } from './published.ts';
import { referencesIn } from './referencesIn.ts';

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
  if (now.name !== before.name) await rename(req, { named: now.named, from: before.name, to: now.name });
  if (now.from <= before.from || req.context[referencesAreCheckedLater]) return;
  const counts = (use: Use) => use.isPublished && Math.max(Date.now(), use.from) < now.from;
  await refuseWhereUsed(req, { collection, id, title: now.title }, { ...namedThere, sought: [now], counts });
}

/** What a refusal says of a document that blocks name. */
export const namedThere = { isWhat: 'named', mend: 'Take its name out there first.' };

interface Renaming {
  named: PublishedName['named'];
  from: string;
  to: string;
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
    const { flattenedFields } = req.payload.collections[collection].config;
    const documents = await db.find<{ id: number; layout?: unknown; updatedAt: string }>({
      collection,
      where: await some(`FROM ${collection} WHERE ${like('layout', `"${renaming.from}"`)}`),
      pagination: false,
      req,
    });
    for (const { id, layout, updatedAt } of documents.docs) {
      const renamed = renamedIn(flattenedFields, layout, renaming);
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
      const layout = renamedIn(flattenedFields, version.layout, renaming);
      const data = { updatedAt, version: { layout, updatedAt: version.updatedAt } };
      if (layout) await db.updateVersion({ collection, id, versionData: data, returning: false, req });
    }
  }
}

/** A copy of a layout with one name replaced by another; undefined where it does not occur. */
function renamedIn(fields: FlattenedField[], layout: unknown, { from, named, to }: Renaming): unknown {
  const copy = structuredClone({ layout });
  const found = referencesIn(fields, copy).filter(
    (one) => one.kind === 'name' && one.named === named && one.name === from,
  );
  for (const { at, row } of found) {
    const steps = row === undefined ? at : [...at, row];
    const holder = steps.slice(0, -1).reduce<unknown>((value, step) => Object(value)[step], copy);
    Reflect.set(Object(holder), steps.at(-1) ?? '', to);
  }
  return found.length > 0 ? copy.layout : undefined;
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
    for (const [name, { key }] of Object.entries(named)) {
      const [from, to]: unknown[] = [previousDoc[key], doc[key]];
      if (typeof from !== 'string' || typeof to !== 'string' || from === to) continue;
      await rename(req, { named: name as Named, from, to });
    }
    return doc;
  };
}

import type { Kind } from '@frontage/kinds/defineKind.ts';
import {
  type CollectionWith,
  collectionsWith,
  kindOf,
  type Named,
  type PagedCollection,
} from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { refuseWhileUsed } from './findUses.ts';
import { findDocumentsThatName, findIds, mentions, type Renaming, renamedIn } from './namesIn.ts';
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
  if (now.shownFrom > before.shownFrom) await refuseWhereNamed(collection, id, now, req, now.shownFrom);
}

/** Refuses where documents that are shown before `until` name this one. */
async function refuseWhereNamed(
  collection: PagedCollection,
  id: number,
  name: PublishedName,
  req: PayloadRequest,
  until: number,
): Promise<void> {
  if (req.context[referencesAreCheckedLater]) return;
  const places = (await findDocumentsThatName(req, name))
    .filter((one) => one.shownFrom < until && !(one.collection === collection && one.id === id))
    .map((one) =>
      say('the {one} "{title}", {places}', {
        one: sayNoun(kindOf(one.collection).label.one),
        title: one.title,
        places: one.places.join(' and '),
      }),
    );
  refuseWhileUsed(name.title, places, { isWhat: 'named', mend: say('Take its name out there first.') });
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
      where: await some(`FROM ${collection} WHERE ${mentions('layout', renaming.from)}`),
      pagination: false,
      req,
    });
    for (const { id, layout, updatedAt } of documents.docs) {
      const renamed = renamedIn(layout, renaming);
      if (renamed) await db.updateOne({ collection, id, data: { layout: renamed, updatedAt }, returning: false, req });
    }
    const newest = `FROM _${collection}_v WHERE latest = true AND ${mentions('version_layout', renaming.from)}`;
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

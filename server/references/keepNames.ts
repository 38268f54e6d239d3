import { kindOf, type PagedCollection } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { say, sayNoun } from '../admin/say.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { findDocumentsThatName } from './findDocumentsThatName.ts';
import { findPublishedName, type PublishedName } from './namesIn.ts';
import { refuseWhileUsed } from './refuseWhileUsed.ts';
import { rename } from './rename.ts';

/** Remembers the name of a document before it is changed; see {@link keepNames}. */
export function rememberName(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id;
    if (typeof id !== 'number') return data;
    const name = await findPublishedName(collection, id, req);
    req.context[keyOf(collection, id)] = name;
    return data;
  };
}

/**
 * Keeps references from other documents valid, within the transaction that changes this one: a new slug is written
 * wherever blocks contain the old one. A date later than that of a document that names this one is refused, because
 * that page could not be rendered.
 */
export function keepNames(collection: PagedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const before = nameBefore(req, collection, doc.id);
    if (!before) return doc;
    const now = await findPublishedName(collection, doc.id, req);
    if (now && now.slug !== before.slug) await rename(req, { kind: now.kind, from: before.slug, to: now.slug });
    if (now && now.shownFrom > before.shownFrom) await refuseWhereNamed(collection, doc.id, now, req, now.shownFrom);
    return doc;
  };
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

/** The name of a document before it was changed; see {@link keepNames}. */
export function nameBefore(req: PayloadRequest, collection: PagedCollection, id: number): PublishedName | undefined {
  return req.context[keyOf(collection, id)] as PublishedName | undefined;
}

function keyOf(collection: PagedCollection, id: number): string {
  return `name of ${collection} ${id}`;
}

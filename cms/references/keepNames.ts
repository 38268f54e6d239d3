import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import type { HasLayout } from '../content/textOfLayout.ts';
import { referencesAreCheckedLater } from './checkReferences.ts';
import { documentsThatName } from './documentsThatName.ts';
import { type PublishedName, publishedName } from './publishedName.ts';
import { refuseWhileUsed } from './refuseWhileUsed.ts';
import { rename } from './rename.ts';

/** Notes what a document is called before it is changed; see {@link keepNames}. */
export function rememberName(collection: HasLayout): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id;
    if (typeof id !== 'number') return data;
    const name = await publishedName(collection, id, req);
    req.context[keyOf(collection, id)] = name;
    return data;
  };
}

/**
 * Keeps what other documents say of this one true, within the transaction that changes it: a new slug is written
 * wherever blocks name the old one. What visitors would no longer see is refused while published documents name it,
 * for their pages could not be drawn.
 */
export function keepNames(collection: HasLayout): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const before = req.context[keyOf(collection, doc.id)] as PublishedName | undefined;
    if (!before) return doc;
    const now = await publishedName(collection, doc.id, req);
    if (now && now.slug !== before.slug) await rename(req, { kind: now.kind, from: before.slug, to: now.slug });
    if (!now) await refuseWhereNamed(collection, doc.id, before, req);
    else if (now.shownFrom > before.shownFrom) await refuseWhereNamed(collection, doc.id, now, req, now.shownFrom);
    return doc;
  };
}

/** Refuses to delete what published documents name. */
export function keepNamed(collection: HasLayout): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const name = await publishedName(collection, Number(id), req);
    if (name) await refuseWhereNamed(collection, Number(id), name, req);
  };
}

/** Refuses where documents that are shown before the time `until` name this one. */
async function refuseWhereNamed(
  collection: HasLayout,
  id: number,
  name: PublishedName,
  req: PayloadRequest,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  if (req.context[referencesAreCheckedLater]) return;
  const places = (await documentsThatName(req, name))
    .filter((one) => one.shownFrom < until && !(one.collection === collection && one.id === id))
    .map((one) => `the ${one.collection === 'pages' ? 'page' : 'article'} "${one.title}", ${one.places.join(' and ')}`);
  refuseWhileUsed(name.title, places, { isWhat: 'named', mend: 'Take its name out there first.' });
}

function keyOf(collection: HasLayout, id: number): string {
  return `name of ${collection} ${id}`;
}

import type { PagedCollection } from '@frontage/kinds/kinds.ts';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { findPublishedAt, findPublishedPath } from './checkRedirect.ts';

/** Remembers the address of a document before it is changed; see {@link redirectOnMove}. */
export function rememberPath(collection: PagedCollection): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id;
    if (typeof id !== 'number') return data;
    const path = await findPublishedPath(collection, id, req);
    // Accessed after the look-up: each call replaces the context of the request.
    req.context[keyOf(collection, id)] = path;
    return data;
  };
}

/**
 * Redirects the old address of a published document to its new one, within the transaction that moves it. Redirects to
 * the old address then lead straight to the new one; a redirect from the new address is removed, because the document
 * is there now.
 */
export function redirectOnMove(collection: PagedCollection): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const before = pathBefore(req, collection, doc.id);
    const path = await findPublishedPath(collection, doc.id, req);
    if (path === undefined || path === before) return doc;
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: path } }, depth: 0, req });
    if (before !== undefined) await leadOn(req, before, path);
    return doc;
  };
}

/** Where visitors found a document before it was changed; undefined where they did not. */
export function pathBefore(req: PayloadRequest, collection: PagedCollection, id: number): string | undefined {
  const path = req.context[keyOf(collection, id)];
  return typeof path === 'string' ? path : undefined;
}

function keyOf(collection: PagedCollection, id: number): string {
  return `path of ${collection} ${id}`;
}

/**
 * Redirects an address at which nothing is published any more to another one. Existing redirects to the old address
 * then lead straight to the new one.
 */
export async function leadOn(req: PayloadRequest, from: string, to: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { to: { equals: from } },
    pagination: false,
    depth: 0,
    req,
  });
  for (const { id } of docs) {
    await req.payload.update({ collection: 'redirects', id, data: { to }, depth: 0, req });
  }
  // The home page and the list of a category keep their addresses, whatever page was there before.
  if (from === '/' || (await findPublishedAt(req, from))) return;
  await req.payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, depth: 0, req });
}

import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { HasLayout } from '../content/textOfLayout.ts';
import { publishedAt } from './publishedAt.ts';
import { publishedPath } from './publishedPath.ts';

/** Notes where a document stands before it is changed; see {@link redirectOnMove}. */
export function rememberPath(collection: HasLayout): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id;
    if (typeof id !== 'number') return data;
    const path = await publishedPath(collection, id, req);
    // Read after the look-up: each call gives the request another context.
    req.context[keyOf(collection, id)] = path;
    return data;
  };
}

/**
 * Leads from the old address of a published document to its new one, within the transaction that moves it. Redirects
 * to the old address lead to the new one at once; one from the new address goes, for the document stands there now.
 */
export function redirectOnMove(collection: HasLayout): CollectionAfterChangeHook {
  return async ({ doc, req }) => {
    const before = req.context[keyOf(collection, doc.id)];
    const path = await publishedPath(collection, doc.id, req);
    if (path === undefined || path === before) return doc;
    await req.payload.delete({ collection: 'redirects', where: { from: { equals: path } }, depth: 0, req });
    if (typeof before === 'string') await move(req, before, path);
    return doc;
  };
}

function keyOf(collection: HasLayout, id: number): string {
  return `path of ${collection} ${id}`;
}

async function move(req: PayloadRequest, from: string, to: string): Promise<void> {
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
  // The first page and the list of a category stay where they are, whatever page stood there before.
  if (from === '/' || (await publishedAt(req, from))) return;
  await req.payload.create({ collection: 'redirects', data: { from, to, isPermanent: true }, depth: 0, req });
}

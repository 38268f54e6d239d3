import type { PagedCollection } from '@frontage/kinds/kinds.ts';
import type { PayloadRequest } from 'payload';
import { findPath } from '../fields/address.ts';
import { findSpokenPath } from '../fields/language.ts';

/** The address at which visitors find a document; undefined while it is not published. A newer draft does not count. */
export async function findPublishedPath(
  collection: PagedCollection,
  id: number,
  req: PayloadRequest,
): Promise<string | undefined> {
  const stored = await req.payload.findByID({ collection, id, depth: 0, draft: false, disableErrors: true, req });
  const path = stored?._status === 'published' ? await findPath(collection, { ...stored }, req) : undefined;
  return path && findSpokenPath(req.payload, path, req);
}

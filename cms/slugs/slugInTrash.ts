import type { CollectionSlug, PayloadRequest } from 'payload';
import { freeSlug } from './freeSlug.ts';

interface Slugged {
  id: number | string;
  slug: string;
}

/** The slug of a document in the trash: nobody else's, so that the one it had is free. */
export function slugInTrash({ id, slug }: Slugged): string {
  return `${slug}${ending(id)}`;
}

/** The slug that a document had before it came into the trash, or the next one that is free. */
export function slugOutOfTrash(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id, slug }: Slugged,
): Promise<string> {
  const had = slug.endsWith(ending(id)) ? slug.slice(0, -ending(id).length) : slug;
  return freeSlug(req, collection, had, id);
}

function ending(id: number | string): string {
  return `-in-trash-${id}`;
}

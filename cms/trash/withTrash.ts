import {
  type Access,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
} from 'payload';
import { hasRole, never } from '../access/access.ts';
import { freeSlug } from '../slugs/freeSlug.ts';
import { nameInTrash, nameOutOfTrash } from '../slugs/nameInTrash.ts';
import { isBringingBack, isTrashing } from './isTrashing.ts';

/** Days for which what was deleted can be brought back. */
export const trashDays = 30;

/** Until when what was deleted at a moment can be brought back. */
export function lastMoment(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + trashDays * 24 * 3_600_000).toISOString();
}

/** A collection whose documents lie in the trash for {@link trashDays} before they are gone. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  // Of the slugs of categories there are as many as the contract has: one that lies in the trash keeps its own.
  const hasSlug = collection.fields.some((field) => field.type === 'text' && field.name === 'slug');
  const { afterOperation = [], beforeChange = [] } = collection.hooks ?? {};
  const mayTrash = collection.access?.delete ?? never;
  return {
    ...collection,
    trash: true,
    access: { ...collection.access, delete: mayDelete(mayTrash) },
    hooks: {
      ...collection.hooks,
      beforeChange: [bringBackOnly(mayTrash), ...(hasSlug ? [giveSlugFree] : []), ...beforeChange],
      afterOperation: [allOrNothing, ...afterOperation],
    },
  };
}

/** Whoever may delete puts into the trash; what is deleted for good is gone, and so it takes an admin. */
function mayDelete(mayTrash: Access): Access {
  return (args) => (args.data?.deletedAt || hasRole(args.req, 'admin') ? mayTrash(args) : false);
}

/** Whoever may put into the trash may bring back from it, and nobody else: what an admin took away stays away. R59. */
function bringBackOnly(mayTrash: Access): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (!req.user || !isBringingBack(data, originalDoc) || (await mayTrash({ req, data }))) return data;
    throw new APIError('Only admins can bring this back: they alone put it into the trash', 403, undefined, true);
  };
}

/** What lies in the trash keeps no address from others, and gets its own back where that is still free. */
const giveSlugFree: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.slug) return data;
  const { id, slug } = originalDoc;
  if (isTrashing(data, originalDoc)) return { ...data, slug: nameInTrash(slug, id) };
  if (!isBringingBack(data, originalDoc)) return data;
  return { ...data, slug: await freeSlug(req, collection.slug, nameOutOfTrash(slug, id), id) };
};

/**
 * A change of many of which some are refused changes none. Payload (as of 3.90.2) would keep what a refused one had
 * written until then, and call it refused all the same.
 */
const allOrNothing: CollectionAfterOperationHook = ({ operation, result }) => {
  const errors = operation === 'update' && 'errors' in result ? result.errors : [];
  if (errors.length > 0) {
    const reasons = [...new Set(errors.map(({ message }) => message))];
    throw new APIError(`Nothing was changed. ${reasons.join(' ')}`, 400, undefined, true);
  }
  return result;
};

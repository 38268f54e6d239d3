import {
  type Access,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
} from 'payload';
import { hasRole } from '../access/access.ts';
import { slugInTrash, slugOutOfTrash } from '../slugs/slugInTrash.ts';
import { isBringingBack, isTrashing } from './isTrashing.ts';

/** Days for which what was deleted can be brought back. */
export const trashDays = 30;

/** A collection whose documents lie in the trash for {@link trashDays} before they are gone. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  const hasSlug = collection.fields.some((field) => 'name' in field && field.name === 'slug');
  const { afterOperation = [], beforeChange = [] } = collection.hooks ?? {};
  return {
    ...collection,
    trash: true,
    access: { ...collection.access, delete: mayDelete },
    hooks: {
      ...collection.hooks,
      beforeChange: hasSlug ? [giveSlugFree, ...beforeChange] : beforeChange,
      afterOperation: [allOrNothing, ...afterOperation],
    },
  };
}

/** Editors put into the trash; what is deleted for good is gone, and so it takes an admin. */
const mayDelete: Access = ({ data, req }) =>
  hasRole(req, 'admin') || (hasRole(req, 'editor') && Boolean(data?.deletedAt));

/** What lies in the trash keeps no address from others, and gets its own back where that is still free. */
const giveSlugFree: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.slug) return data;
  if (isTrashing(data, originalDoc)) return { ...data, slug: slugInTrash(originalDoc) };
  if (!isBringingBack(data, originalDoc)) return data;
  return { ...data, slug: await slugOutOfTrash(req, collection.slug, originalDoc) };
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

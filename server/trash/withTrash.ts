import {
  type Access,
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type FieldHook,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { hasRole, narrowed } from '../access/access.ts';
import { accessTable } from '../access/accessTable.ts';
import { say } from '../admin/say.ts';
import { findFreeSlug } from '../slugs/makeSlugFromTitle.ts';

/** Days for which deleted documents can be restored. */
export const trashDays = 30;

export function lastMoment(deletedAt: string): string {
  return new Date(new Date(deletedAt).getTime() + trashDays * 24 * 3_600_000).toISOString();
}

/** Gives a collection a trash, which keeps documents for {@link trashDays}. */
export function withTrash(collection: CollectionConfig): CollectionConfig {
  // Not for categories: the contract has a fixed list of their slugs, so one in the trash keeps its own.
  const hasSlug = collection.fields.some((field) => field.type === 'text' && field.name === 'slug');
  const { afterOperation = [], beforeChange = [] } = collection.hooks ?? {};
  const mayTrash = narrowed(accessTable.collections[collection.slug]?.delete, collection.access?.delete);
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

/** Everybody who may delete may use the trash; only admins delete permanently. */
function mayDelete(mayTrash: Access): Access {
  return (args) => (args.data?.deletedAt || hasRole(args.req, 'admin') ? mayTrash(args) : false);
}

/** Lets only people who may trash a document restore it: what an admin removed stays removed. R59. */
function bringBackOnly(mayTrash: Access): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    if (!req.user || !isBringingBack(data, originalDoc) || (await mayTrash({ req, data }))) return data;
    throw new APIError(say('Only admins can bring this back: they alone put it into the trash'), 403, undefined, true);
  };
}

/** Frees the slug of a document in the trash, and gives it back on restoring where it is still free. */
const giveSlugFree: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!originalDoc?.slug) return data;
  const { id, slug } = originalDoc;
  if (isTrashing(data, originalDoc)) return { ...data, slug: nameInTrash(slug, id) };
  if (!isBringingBack(data, originalDoc)) return data;
  return { ...data, slug: await findFreeSlug(req, collection.slug, nameOutOfTrash(slug, id), { ownId: id }) };
};

/**
 * A change of many documents is rolled back where some are refused. Payload (as of 3.90.2) would keep what a refused
 * one had written until then, and still report it as refused.
 */
const allOrNothing: CollectionAfterOperationHook = ({ operation, result }) => {
  const errors = operation === 'update' && 'errors' in result ? result.errors : [];
  if (errors.length > 0) {
    const reasons = [...new Set(errors.map(({ message }) => message))];
    throw new APIError(say('Nothing was changed. {reasons}', { reasons: reasons.join(' ') }), 400, undefined, true);
  }
  return result;
};

/** Days after which an empty draft is removed: opening the form of a new document creates one. */
const emptyDraftDays = 7;
const dayMs = 24 * 3_600_000;

/** Deletes what has been in the trash for {@link trashDays}, and empty drafts. Returns how many. */
export async function emptyTrash(payload: Payload, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  let count = 0;
  for (const { admin, slug, trash, versions } of payload.config.collections) {
    if (!trash) continue;
    const all = { collection: slug, pagination: false, depth: 0, trash: true } as const;
    const { docs } = await payload.find({
      ...all,
      where: { deletedAt: { less_than_equal: daysAgo(trashDays) } },
      select: {},
    });
    const isEmpty: Where = {
      and: [
        { [admin.useAsTitle ?? 'title']: { exists: false } },
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than_equal: daysAgo(emptyDraftDays) } },
      ],
    };
    // Typed text is in the newest version only.
    const empty = versions?.drafts ? (await payload.find({ ...all, draft: true, where: isEmpty })).docs : [];
    for (const id of new Set([...docs, ...empty].map((one) => one.id))) {
      if (await isDeleted(payload, slug, id)) count += 1;
    }
  }
  return count;
}

/** A document that something refers to stays until nothing does, without holding up the others. */
async function isDeleted(payload: Payload, collection: CollectionSlug, id: number | string): Promise<boolean> {
  try {
    await payload.delete({ collection, id, depth: 0, trash: true });
    return true;
  } catch (error) {
    if (!(error instanceof APIError) || error.status !== 409) throw error;
    return false;
  }
}

type Trashable = { deletedAt?: unknown } | undefined;

export function isTrashing(data: Trashable, originalDoc: Trashable): boolean {
  return Boolean(data?.deletedAt) && !originalDoc?.deletedAt;
}

export function isBringingBack(data: Trashable, originalDoc: Trashable): boolean {
  return data?.deletedAt === null && Boolean(originalDoc?.deletedAt);
}

export interface Removal {
  beforeChange: CollectionBeforeChangeHook[];
  beforeDelete: CollectionBeforeDeleteHook[];
}

/** Calls `ask` before a document is trashed or deleted; it throws where that is not allowed. */
export function whenRemoved(ask: (req: PayloadRequest, id: number) => Promise<void>): Removal {
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (isTrashing(data, originalDoc)) await ask(req, originalDoc.id);
    return data;
  };
  return { beforeChange: [beforeChange], beforeDelete: [({ id, req }) => ask(req, Number(id))] };
}

/** The value that a unique field of a document gets in the trash, so that others can have the original. */
function nameInTrash(name: string, id: number | string): string {
  return `${nameOutOfTrash(name, id)}${ending(id)}`;
}

export function nameOutOfTrash(name: string, id: number | string): string {
  return name.endsWith(ending(id)) ? name.slice(0, -ending(id).length) : name;
}

function ending(id: number | string): string {
  return `-in-trash-${id}`;
}

/** Frees a unique text of a document in the trash for other documents. */
export function freeInTrash(field: string): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const { deletedAt = originalDoc?.deletedAt, [field]: value = originalDoc?.[field] } = data;
    return deletedAt && originalDoc ? { ...data, [field]: nameInTrash(value, originalDoc.id) } : data;
  };
}

/** Shows the original text in the trash too, and restores it from there. */
export const showOutOfTrash: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' && originalDoc ? nameOutOfTrash(value, originalDoc.id) : value;

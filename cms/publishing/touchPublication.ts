import { randomUUID } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { nameOfUser } from '../audit/nameOfUser.ts';
import type { ChangeKind } from './changes.ts';

interface Change {
  /** Slug of the collection or the global; `site` for all of it. */
  of: string;
  document?: number;
  title: string;
  kind: ChangeKind;
}

/** What other documents show of them is part of those documents' answers. */
const embedded = ['media', 'categories', 'tags'];

/**
 * Marks that the published content is no longer what the site was made of, and notes what changed. Within the
 * transaction of the change: all are there together, or none is. The mark comes first: it makes transactions wait for
 * each other, so that changes are numbered in the order in which they come to be.
 */
export async function touchPublication(req: PayloadRequest, change: Change, isNew = false): Promise<void> {
  const isShownElsewhere = embedded.includes(change.of) && !isNew;
  await markVersions(req, [
    'version',
    ...(isShownElsewhere ? (['embeddedVersion'] as const) : []),
    ...(change.kind === 'rendered' ? (['fullVersion'] as const) : []),
  ]);
  await req.payload.create({ collection: 'changes', data: { ...change, by: nameOfUser(req.user) }, req, depth: 0 });
}

type VersionField = 'version' | 'embeddedVersion' | 'fullVersion';

/** What a transaction has marked so far, in the context of its request. */
interface Marked {
  transaction: string | number | undefined;
  version: string;
  fields: VersionField[];
}

/** Once for a transaction, as nobody sees it before its end: an import or a seed changes thousands of documents. */
async function markVersions(req: PayloadRequest, fields: VersionField[]): Promise<void> {
  const transaction = await req.transactionID;
  const before = req.context.markedVersions as Marked | undefined;
  const isSame = transaction !== undefined && before?.transaction === transaction;
  const marked = isSame ? before : { transaction, version: randomUUID(), fields: [] };
  const missing = fields.filter((field) => !marked.fields.includes(field));
  if (missing.length === 0) return;
  const data = Object.fromEntries(missing.map((field) => [field, marked.version]));
  await req.payload.updateGlobal({ slug: 'publication', data, req, depth: 0 });
  req.context.markedVersions = { ...marked, fields: [...marked.fields, ...missing] };
}

/** What people call a document. */
function titleOf(doc: Record<string, unknown>): string {
  const title = doc.title ?? doc.name ?? doc.city ?? doc.alt ?? doc.from ?? doc.filename;
  return typeof title === 'string' && title !== '' ? title : String(doc.id);
}

/** For a collection with drafts: touches when the document that visitors see was written, not when a draft was. */
export const touchWhenPublished: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const published = await req.payload.db.findOne<{
    id: number;
    _status?: string;
    deletedAt?: string | null;
    updatedAt?: string;
  }>({
    collection: collection.slug,
    where: { id: { equals: doc.id } },
    req,
  });
  // A draft is saved beside the document as a version and leaves the document's own time as it was.
  const isWritten = published?.updatedAt === doc.updatedAt;
  const isPublished = published?._status === 'published';
  if (isWritten && (operation === 'update' || isPublished)) {
    const kind = published?.deletedAt ? 'deleted' : isPublished ? 'published' : 'unpublished';
    await touchPublication(req, { of: collection.slug, document: doc.id, title: titleOf(doc), kind });
  }
  return doc;
};

/** For a collection without drafts: each change is published. */
export const touchOnChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const kind = doc.deletedAt ? 'deleted' : 'published';
  const change = { of: collection.slug, document: doc.id, title: titleOf(doc), kind } as const;
  await touchPublication(req, change, operation === 'create');
  return doc;
};

/** For the library: a new picture is on no page yet, a changed one may. */
export const touchOnReplace: CollectionAfterChangeHook = async (args) =>
  args.operation === 'update' ? touchOnChange(args) : args.doc;

export const touchOnDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // What lay in the trash has left the site before.
  if (doc._status === 'draft' || doc.deletedAt) return doc;
  await touchPublication(req, { of: collection.slug, document: doc.id, title: titleOf(doc), kind: 'deleted' });
  return doc;
};

export const touchOnSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'draft') return doc;
  const title = typeof global.label === 'string' ? global.label : global.slug;
  await touchPublication(req, { of: global.slug, title, kind: 'published' });
  return doc;
};

import { randomUUID } from 'node:crypto';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { kindIn, type PagedCollection } from '@frontage/kinds/kinds.ts';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload';
import { nameOfUser } from '../audit/auditTrail.ts';
import { runStatement } from '../database/directRows.ts';
import { enqueueEvent } from '../delivery/enqueueDeliveries.ts';
import type { Change as NotedChange } from '../payload-types.ts';
import { publishedBefore } from '../references/published.ts';
import { addressOnSite, liveAddress } from './addressOnSite.ts';

type ChangeKind = NotedChange['kind'];

interface Change {
  /** Slug of the collection or the global; `site` for everything. */
  of: string;
  document?: number;
  title: string;
  kind: ChangeKind;
}

/** Collections whose documents are part of the answers about other documents. */
const embedded = ['media', 'recording-files', 'categories', 'tags', 'translations'];

/**
 * Marks the site as outdated, and records what changed, within the transaction of the change: all of it is stored, or
 * nothing. The mark comes first, because it makes transactions wait for each other, so that changes are numbered in
 * order.
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

/**
 * Lets changes of what visitors see wait for each other from here on, so that what one of them has found of other
 * documents still holds once it is stored. SQLite has one writer at a time anyway.
 */
export async function waitForChanges(req: PayloadRequest): Promise<void> {
  if (req.payload.db.name !== 'sqlite') await runStatement(req.payload, req, 'SELECT id FROM publication FOR UPDATE');
}

/** The same for an operation of a collection, before it reads anything. */
export const takeTurn: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  if (/^(?:create|update|delete)/.test(operation) && !savesDraft(args, collection)) await waitForChanges(req);
  return args;
};

/**
 * The same for a library, before it writes the row. A new file may take long on its way to a bucket: then the turn comes
 * with {@link touchOnReplace}.
 */
export const takeTurnToReplace: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data;
  if (!req.file) await waitForChanges(req);
  // Payload fills in what it read before its turn: what went into the trash meanwhile would come back.
  const where = { id: { equals: originalDoc.id } };
  const found = await req.payload.db.find<{ deletedAt?: string | null }>({ collection: collection.slug, where, req });
  const isSame = (data.deletedAt ?? null) === (originalDoc.deletedAt ?? null);
  return isSame ? { ...data, deletedAt: found.docs[0]?.deletedAt ?? null } : data;
};

/** The same for a global. */
export const takeTurnOfGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'update' && !savesDraft(args, global)) await waitForChanges(req);
  return args;
};

/**
 * Drafts are saved every two seconds, and checked when they are published. The admin's "Publish" of many sends `draft`
 * too, which Payload ignores where the data are to be published.
 */
function savesDraft(args: object, { versions }: { versions?: { drafts?: unknown } }): boolean {
  const { data, draft }: { data?: { _status?: unknown }; draft?: boolean } = args;
  return Boolean(draft && versions?.drafts) && data?._status !== 'published';
}

type VersionField = 'version' | 'embeddedVersion' | 'fullVersion';

/** What a transaction has marked so far, in the context of its request. */
interface Marked {
  transaction: string | number | undefined;
  version: string;
  fields: VersionField[];
}

/**
 * Marks once for each transaction, because nobody sees it before the end: an import or a seed changes thousands of
 * documents.
 */
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

/** The name by which people know a document. */
function titleOf(doc: Record<string, unknown>): string {
  const title = doc.title ?? doc.name ?? doc.city ?? doc.alt ?? doc.from ?? doc.filename;
  return typeof title === 'string' && title !== '' ? title : String(doc.id);
}

interface Seen {
  collection: string;
  doc: Record<string, unknown> & { id: number };
  kind: Exclude<ChangeKind, 'rendered'>;
  /** Where visitors read it, or did until now. */
  address: string | undefined;
}

/** Tells webhooks what visitors read from now on, or no longer: documents of a kind, but no files. */
async function tellWebhooks(req: PayloadRequest, { address, collection, doc, kind }: Seen): Promise<void> {
  const declared: Kind | undefined = kindIn(collection);
  if (!declared || declared.isFile) return;
  const isPublished = kind === 'published';
  const timeAt = (field: string | undefined): string | null => {
    const time = isPublished && field ? doc[field] : undefined;
    return typeof time === 'string' ? time : null;
  };
  const facts = {
    kind: declared.name,
    id: doc.id,
    title: titleOf(doc),
    address: address ?? null,
    visibleFrom: timeAt(declared.appears),
    visibleUntil: timeAt(declared.ends),
    isRemoved: kind === 'deleted',
  };
  const event = isPublished ? 'document.published' : 'document.unpublished';
  await enqueueEvent(req.payload, req, { event, facts });
}

/**
 * For a collection with drafts: records a change when the document that visitors see was written, but not when a draft
 * was.
 */
export const touchWhenPublished: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const { path: before } = publishedBefore(req, collection.slug as PagedCollection, doc.id);
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
  // A draft is saved as a version and leaves the time of the document itself unchanged.
  const isWritten = published?.updatedAt === doc.updatedAt;
  const isPublished = published?._status === 'published';
  if (isWritten && (operation === 'update' || isPublished)) {
    const kind = published?.deletedAt ? 'deleted' : isPublished ? 'published' : 'unpublished';
    await touchPublication(req, { of: collection.slug, document: doc.id, title: titleOf(doc), kind });
    const address =
      kind === 'published'
        ? addressOnSite(req.payload, collection.slug, doc)
        : before && liveAddress(req.payload, before);
    // Visitors did not see what was a draft before.
    if (address) await tellWebhooks(req, { collection: collection.slug, doc, kind, address });
  }
  return doc;
};

/** For a collection without drafts: each change is published. */
export const touchOnChange: CollectionAfterChangeHook = async ({ collection, doc, operation, previousDoc, req }) => {
  const kind = doc.deletedAt ? 'deleted' : 'published';
  const change = { of: collection.slug, document: doc.id, title: titleOf(doc), kind } as const;
  await touchPublication(req, change, operation === 'create');
  const wasRemoved = operation === 'update' && previousDoc?.deletedAt;
  if (kind === 'published' || !wasRemoved) {
    // In the trash it has another name.
    const address = addressOnSite(req.payload, collection.slug, kind === 'deleted' ? previousDoc : doc);
    await tellWebhooks(req, { collection: collection.slug, doc, kind, address });
  }
  return doc;
};

/** For the library: a new picture is on no page yet, but a changed one may be. */
export const touchOnReplace: CollectionAfterChangeHook = async (args) =>
  args.operation === 'update' ? touchOnChange(args) : args.doc;

export const touchOnDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  // A document in the trash left the site earlier.
  if (doc._status === 'draft' || doc.deletedAt) return doc;
  await touchPublication(req, { of: collection.slug, document: doc.id, title: titleOf(doc), kind: 'deleted' });
  const address = addressOnSite(req.payload, collection.slug, doc);
  await tellWebhooks(req, { collection: collection.slug, doc, kind: 'deleted', address });
  return doc;
};

export const touchOnSettings: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (doc._status === 'draft') return doc;
  const title = typeof global.label === 'string' ? global.label : global.slug;
  await touchPublication(req, { of: global.slug, title, kind: 'published' });
  return doc;
};

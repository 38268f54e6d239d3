import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { isTrashing } from '../trash/withTrash.ts';
import { type AuditAction, noteEvent } from './auditTrail.ts';

type Doc = Record<string, unknown>;

type Removed = Pick<Parameters<CollectionAfterDeleteHook>[0], 'doc' | 'id' | 'req'>;

/** Records who changed a document and when. `title`: the field by which the trail names it. */
export function withAudit(
  collection: CollectionConfig,
  title = collection.admin?.useAsTitle ?? 'id',
): CollectionConfig {
  const kind = kindInTrail(collection);

  const noteRemoval = ({ doc, id, req }: Removed) =>
    noteEvent(req, { action: 'deleted', kind, subject: titleOf(doc, title), document: String(id) });
  const noteChange: CollectionAfterChangeHook = async ({
    collection: { flattenedFields },
    doc,
    operation,
    previousDoc,
    req,
  }) => {
    // An autosave is not recorded; the save that follows is.
    if (req.searchParams?.get('autosave') === 'true') return;
    // Join fields hold rows of other collections, which are read with only one of the two states.
    const joined = new Set(flattenedFields.flatMap(({ name, type }) => (type === 'join' ? [name] : [])));
    const changed = operation === 'create' ? [] : changedFields(previousDoc, doc).filter((name) => !joined.has(name));
    if (operation === 'update' && req.data?.password && collection.slug === 'users') changed.push('password');
    if (operation === 'update' && changed.length === 0) return;
    if (isTrashing(doc, previousDoc)) return await noteRemoval({ doc, id: doc.id, req });
    const action =
      operation === 'create' ? 'created' : actionOf(previousDoc, doc, req.searchParams?.get('draft') === 'true');
    await noteEvent(req, { action, kind, subject: titleOf(doc, title), document: String(doc.id), changed });
  };

  const { afterChange = [], afterDelete = [] } = collection.hooks ?? {};
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      afterChange: [...afterChange, noteChange],
      afterDelete: [...afterDelete, noteRemoval],
    },
  };
}

/** The same for visitors' data: named by number only, so that the trail holds nothing about a person who is erased. */
export function withAuditByNumber(collection: CollectionConfig): CollectionConfig {
  return withAudit(collection, 'id');
}

export function withGlobalAudit(config: GlobalConfig): GlobalConfig {
  const kind = typeof config.label === 'string' ? config.label : config.slug;
  const note: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    // An autosave is not recorded; the save that follows is.
    if (req.searchParams?.get('autosave') === 'true') return;
    const changed = changedFields(previousDoc ?? {}, doc);
    const action = actionOf(previousDoc ?? {}, doc, true);
    if (changed.length > 0) await noteEvent(req, { action, kind, subject: kind, changed });
  };
  return { ...config, hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), note] } };
}

/** Saving a draft does not change what visitors see. */
function actionOf(before: Doc, after: Doc, isDraft: boolean): AuditAction {
  if (after._status === 'published') return 'published';
  return !isDraft && before._status === 'published' && after._status === 'draft' ? 'unpublished' : 'changed';
}

function titleOf(doc: Doc, field: string): string {
  const title = doc[field];
  return typeof title === 'string' && title ? title : `Number ${String(doc.id)}`;
}

export function kindInTrail({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>): string {
  return typeof labels?.plural === 'string' ? labels.plural : slug.charAt(0).toUpperCase() + slug.slice(1);
}

type Fields = Record<string, unknown>;

/** Fields that machines write at each change, or that no person changed. */
const unsaid = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'editedBy',
  'globalType',
  'sessions',
  'knownNetworks',
  'lastExchangeAt',
  'lastSignInAt',
  'presentPassword',
]);

export function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => !unsaid.has(name) && toComparable(before[name]) !== toComparable(after[name]),
  );
}

/** A related document counts by its id, however much of it was read; absent equals empty. */
function toComparable(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) => (isStored(part) ? part.id : (part ?? null)));
}

function isStored(part: unknown): part is { id: unknown } {
  return typeof part === 'object' && part !== null && 'id' in part && 'updatedAt' in part;
}

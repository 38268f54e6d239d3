import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  GlobalAfterChangeHook,
  GlobalConfig,
} from 'payload';
import { isTrashing } from '../trash/isTrashing.ts';
import type { AuditAction } from './auditTrail.ts';
import { changedFields } from './changedFields.ts';
import { noteEvent } from './noteEvent.ts';

type Doc = Record<string, unknown>;

/** A document that went for good, or into the trash. */
type Removed = Pick<Parameters<CollectionAfterDeleteHook>[0], 'doc' | 'id' | 'req'>;

/** A collection whose changes are noted, by whom and when. `title`: the field by which the trail names a document. */
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
    // What is saved while one types is noted once one saves.
    if (req.searchParams?.get('autosave') === 'true') return;
    // Rows of others, which are read along with one of both states.
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

/** The same for what is of visitors: by its number alone, so that the trail holds nothing of a person who is erased. */
export function withAuditByNumber(collection: CollectionConfig): CollectionConfig {
  return withAudit(collection, 'id');
}

/** The same for a document of which there is one. */
export function withGlobalAudit(config: GlobalConfig): GlobalConfig {
  const kind = typeof config.label === 'string' ? config.label : config.slug;
  const note: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
    // What is saved while one types is noted once one saves.
    if (req.searchParams?.get('autosave') === 'true') return;
    const changed = changedFields(previousDoc ?? {}, doc);
    const action = actionOf(previousDoc ?? {}, doc, true);
    if (changed.length > 0) await noteEvent(req, { action, kind, subject: kind, changed });
  };
  return { ...config, hooks: { ...config.hooks, afterChange: [...(config.hooks?.afterChange ?? []), note] } };
}

/** A draft that is saved leaves what visitors see. */
function actionOf(before: Doc, after: Doc, isDraft: boolean): AuditAction {
  if (after._status === 'published') return 'published';
  return !isDraft && before._status === 'published' && after._status === 'draft' ? 'unpublished' : 'changed';
}

function titleOf(doc: Doc, field: string): string {
  const title = doc[field];
  return typeof title === 'string' && title ? title : `Number ${String(doc.id)}`;
}

/** Under which the documents of a collection stand in the trail. */
export function kindInTrail({ labels, slug }: Pick<CollectionConfig, 'labels' | 'slug'>): string {
  return typeof labels?.plural === 'string' ? labels.plural : slug.charAt(0).toUpperCase() + slug.slice(1);
}

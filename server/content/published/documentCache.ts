import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { relationsIn } from './relations.ts';

/** Documents that others refer to, each read once. */
export interface DocumentCache {
  /**
   * Replaces the ids in the given documents with the documents of the cache. A missing document stays an id. So does
   * one that can have drafts, because a reference must not reveal a draft.
   */
  populate(of: CollectionSlug | 'site-settings', documents: readonly object[]): Promise<void>;
}

export function createDocumentCache(payload: Payload): DocumentCache {
  const held = new Map<CollectionSlug, Map<number, Promise<object | undefined>>>();

  function heldOf(collection: CollectionSlug): Map<number, Promise<object | undefined>> {
    const known = held.get(collection) ?? new Map<number, Promise<object | undefined>>();
    held.set(collection, known);
    return known;
  }

  /** Reads all documents that are not in the cache yet with one query. */
  function order(collection: CollectionSlug, ids: Set<number>): void {
    const known = heldOf(collection);
    const missing = [...ids].filter((id) => !known.has(id));
    if (missing.length === 0) return;
    const found = readAll(payload, collection, missing);
    for (const id of missing)
      known.set(
        id,
        found.then((byId) => byId.get(id)),
      );
    found.catch(() => {
      for (const id of missing) known.delete(id);
    });
  }

  return {
    async populate(of, documents) {
      const relations = documents
        .flatMap((document) => relationsIn(fieldsOf(payload, of), document))
        .filter((relation) => !hasDrafts(payload, relation.collection));
      for (const [related, ofRelated] of Map.groupBy(relations, (relation) => relation.collection)) {
        order(related, new Set(ofRelated.map(({ id }) => id)));
      }
      await Promise.all(
        relations.map(async ({ collection: related, id, fill }) => {
          const document = await heldOf(related).get(id);
          if (document) fill(document);
        }),
      );
    },
  };
}

function fieldsOf(payload: Payload, of: CollectionSlug | 'site-settings'): FlattenedField[] {
  if (of !== 'site-settings') return payload.collections[of].config.flattenedFields;
  return payload.globals.config.find(({ slug }) => slug === of)?.flattenedFields ?? [];
}

/** Whether the documents of a collection may be unpublished. */
function hasDrafts(payload: Payload, collection: CollectionSlug): boolean {
  return Boolean(payload.collections[collection].config.versions?.drafts);
}

async function readAll(payload: Payload, collection: CollectionSlug, ids: number[]): Promise<Map<number, object>> {
  const where = { id: { in: ids } };
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
  return new Map(docs.map((document) => [Number(document.id), document]));
}

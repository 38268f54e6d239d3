import { picturesField, picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import type { CollectionSlug, FlattenedField, Payload } from 'payload';
import { isRunningText } from '../../fields/isRunningText.ts';

export type DocumentCache = ReturnType<typeof createDocumentCache>;

/** Documents that others refer to, each read once. */
export function createDocumentCache(payload: Payload) {
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
    /**
     * Replaces the ids in the given documents with the documents of the cache. A missing document stays an id. So does
     * one that can have drafts, because a reference must not reveal a draft, and a user, who is in no answer.
     */
    async populate(of: CollectionSlug | 'site-settings', documents: readonly object[]): Promise<void> {
      const relations = documents
        .flatMap((document) => relationsIn(fieldsOf(payload, of), document))
        .filter(({ collection }) => !payload.collections[collection].config.versions?.drafts && collection !== 'users');
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

async function readAll(payload: Payload, collection: CollectionSlug, ids: number[]): Promise<Map<number, object>> {
  const where = { id: { in: ids } };
  const { docs } = await payload.find({ collection, where, depth: 0, pagination: false });
  return new Map(docs.map((document) => [Number(document.id), document]));
}

/** A place in a document that contains the id of another one. */
interface Relation {
  collection: CollectionSlug;
  id: number;
  /** Replaces the id with the other document. */
  fill: (document: object) => void;
}

type Fields = Record<string, unknown>;

/**
 * The relations of a stored document, at any depth. Payload could fill them in itself, but would ask the database again
 * for each document. These are filled from the cache.
 */
export function relationsIn(fields: readonly FlattenedField[], document: object): Relation[] {
  const values: Fields = Object(document);
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (value === null || value === undefined) return [];
    switch (field.type) {
      case 'upload':
      case 'relationship':
        return typeof field.relationTo === 'string' ? relationsOf(field.relationTo, values, field.name) : [];
      case 'group':
      case 'tab':
        return relationsIn(field.flattenedFields, Object(value));
      case 'array':
        return rowsOf(value).flatMap((row) => relationsIn(field.flattenedFields, row));
      case 'blocks':
        return rowsOf(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return block ? relationsIn(block.flattenedFields, row) : [];
        });
      default:
        return isRunningText(field) ? picturesOf(values, String(value)) : [];
    }
  });
}

/** Pictures named in a text have no field, so they are put next to the text. */
function picturesOf(holder: Fields, text: string): Relation[] {
  const ids = picturesIn(text);
  if (ids.length === 0) return [];
  const pictures: Fields = Object.fromEntries(ids.map((id) => [id, id]));
  holder[picturesField] = pictures;
  return ids.flatMap((id) => relationAt('media', pictures, String(id)));
}

function relationsOf(collection: CollectionSlug, holder: Fields, name: string): Relation[] {
  const value = holder[name];
  if (!Array.isArray(value)) return relationAt(collection, holder, name);
  return value.flatMap((_, position) => relationAt(collection, Object(value), String(position)));
}

function relationAt(collection: CollectionSlug, holder: Fields, key: string): Relation[] {
  const id = holder[key];
  if (typeof id !== 'number') return [];
  const fill = (document: object) => {
    holder[key] = document;
  };
  return [{ collection, id, fill }];
}

function rowsOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map((row: unknown): Fields => Object(row)) : [];
}

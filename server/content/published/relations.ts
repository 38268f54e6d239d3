import { picturesField, picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import type { CollectionSlug, FlattenedField } from 'payload';
import { isRunningText } from '../../fields/isRunningText.ts';

/** A place in a document that contains the id of another one. */
export interface Relation {
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

import type { FlattenedField } from 'payload';
import { blockPlace, labelOf, rowsOf } from './placesOf.ts';

/** A value in a document, its field, and its place: `Block 3 (Hero) › Button › Leads to`. */
export interface PlacedValue {
  value: unknown;
  field: FlattenedField;
  place: string;
}

/** A text in a document, its field, and its place. */
export interface PlacedText extends Pick<PlacedValue, 'field' | 'place'> {
  text: string;
}

/** Every text of a document, in the order of its form. */
export function textsIn(fields: FlattenedField[], document: unknown): PlacedText[] {
  return valuesIn(fields, document).flatMap(({ field, place, value }) => {
    if (field.type !== 'text' && field.type !== 'textarea') return [];
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    return texts.filter((text) => typeof text === 'string').map((text) => ({ text, field, place }));
  });
}

/** Every value of a document, in the order of its form. */
export function valuesIn(fields: FlattenedField[], document: unknown, before = ''): PlacedValue[] {
  return fields.flatMap((field) => {
    const value: unknown = Object(document)[field.name];
    if (value === undefined || value === null) return [];
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        const place = `${before}${blockPlace(row, index, field.blocks)} › `;
        return block ? valuesIn(block.flattenedFields, row, place) : [];
      });
    }
    const place = before + labelOf(field);
    if (!('flattenedFields' in field)) return [{ value, field, place }];
    const rows = field.type === 'array' ? rowsOf(value) : [value];
    return rows.flatMap((row) => valuesIn(field.flattenedFields, row, `${place} › `));
  });
}

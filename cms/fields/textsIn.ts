import type { FlattenedField } from 'payload';
import { blockPlace, labelOf, rowsOf } from './placesOf.ts';

/** Something written in a document, the field that holds it, and where that is: `Block 3 (Hero) › Button › Leads to`. */
export interface PlacedText {
  text: string;
  field: FlattenedField;
  place: string;
}

/** Every text of a document, in the order of its form. */
export function textsIn(fields: FlattenedField[], document: unknown, before = ''): PlacedText[] {
  return fields.flatMap((field) => {
    const value: unknown = Object(document)[field.name];
    if (value === undefined || value === null) return [];
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        const place = `${before}${blockPlace(row, index, field.blocks)} › `;
        return block ? textsIn(block.flattenedFields, row, place) : [];
      });
    }
    const place = before + labelOf(field);
    if (field.type === 'text' || field.type === 'textarea') {
      const texts: unknown[] = Array.isArray(value) ? value : [value];
      return texts.filter((text) => typeof text === 'string').map((text) => ({ text, field, place }));
    }
    if (!('flattenedFields' in field)) return [];
    const rows = field.type === 'array' ? rowsOf(value) : [value];
    return rows.flatMap((row) => textsIn(field.flattenedFields, row, `${place} › `));
  });
}

import type { Block, FlattenedField } from 'payload';
import { say } from '../admin/say.ts';
import { textsWithin } from './isRunningText.ts';

/** A row among the blocks of a form: `Block 3 (Hero)`. */
export function blockPlace(row: unknown, index: number, blocks: readonly Pick<Block, 'slug' | 'admin'>[]): string {
  const { blockType } = Object(row) as { blockType?: string };
  const name: unknown = blocks.find(({ slug }) => slug === blockType)?.admin?.custom?.name;
  return `Block ${index + 1} (${typeof name === 'string' ? say(name) : blockType})`;
}

export function labelOf(field: FlattenedField): string {
  if ('label' in field && typeof field.label === 'string') return field.label;
  const words = field.name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function rowsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value in a document, its field, and where it is. */
export interface PlacedValue {
  value: unknown;
  field: FlattenedField;
  /** In words: `Block 3 (Hero) › Button › Leads to`. */
  place: string;
  /** Names of fields and numbers of rows: `layout`, 2, `button`, `label`; in JSON, names of rows (`textsWithin`). */
  path: readonly (string | number)[];
  /** The same by the ids of rows, so that it stays where rows are moved: `layout.64af.button.label`. */
  key: string;
  /** The block that it is in: `Block 3 (Hero)`. */
  block?: string | undefined;
}

/** A text in a document, its field, and where it is. */
export interface PlacedText extends Omit<PlacedValue, 'value'> {
  text: string;
  /** Its most characters, inclusive, where the field says it by itself. */
  most?: number | undefined;
}

export function textsIn(fields: FlattenedField[], document: unknown): PlacedText[] {
  return valuesIn(fields, document).flatMap(({ value, ...placed }) => {
    const { field, key, path, place } = placed;
    if (field.type === 'json')
      return textsWithin(field, value).map((one) => ({
        ...placed,
        ...one,
        place: `${place} › ${one.place}`,
        path: [...path, ...one.path],
        key: [key, ...one.path].join('.'),
      }));
    if (field.type !== 'text' && field.type !== 'textarea') return [];
    const most = field.maxLength;
    if (!Array.isArray(value)) return typeof value === 'string' ? { ...placed, text: value, most } : [];
    return value.flatMap((text: unknown, index) =>
      typeof text === 'string' ? { ...placed, text, most, path: [...path, index], key: `${key}.${index}` } : [],
    );
  });
}

type Around = Pick<PlacedValue, 'place' | 'path' | 'key' | 'block'>;

export function valuesIn(
  fields: FlattenedField[],
  document: unknown,
  around: Around = { place: '', path: [], key: '' },
): PlacedValue[] {
  return fields.flatMap((field) => {
    const value: unknown = Object(document)[field.name];
    if (value === undefined || value === null) return [];
    const here = { path: [...around.path, field.name], key: `${around.key}${field.name}` };
    const within = (row: unknown, index: number, place: string, block = around.block): Around => ({
      block,
      place: `${place} › `,
      path: [...here.path, index],
      key: `${here.key}.${Object(row).id ?? index}.`,
    });
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        const place = around.place + blockPlace(row, index, field.blocks);
        return block ? valuesIn(block.flattenedFields, row, within(row, index, place, place)) : [];
      });
    }
    const place = around.place + labelOf(field);
    if (!('flattenedFields' in field)) return [{ ...here, value, field, place, block: around.block }];
    const inner = field.flattenedFields;
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, index) => valuesIn(inner, row, within(row, index, place)));
    return valuesIn(inner, value, { ...around, place: `${place} › `, path: here.path, key: `${here.key}.` });
  });
}

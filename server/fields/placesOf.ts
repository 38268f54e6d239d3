import { picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import type { Block, FlattenedField } from 'payload';
import { say } from '../admin/say.ts';
import { idIn } from '../references/idOf.ts';
import { isRunningText, textsWithin } from './isRunningText.ts';

/** Such as `Block 3 (Hero)` and `Card › Image`: each place once, and within a block the block alone. */
export function placesOf(fields: FlattenedField[], document: unknown, sought: Sought): string[] {
  const holding = valuesIn(fields, document).filter(({ field, value }) => holds(field, value, sought));
  return [...new Set(holding.map(({ block, place }) => block ?? place))];
}

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

/** A way in which one document can refer to another. */
export type Sought =
  /** A relation of its form, for example to a picture, or a picture within a text. */
  | { kind: 'relation'; collection: string; id: number }
  /** A name in one of these fields, at any depth of a block. */
  | { kind: 'name'; fields: readonly string[]; name: string }
  /** A link to a path of the site, typed as an address or within a text. */
  | { kind: 'link'; path: string };

function holds(field: FlattenedField, value: unknown, sought: Sought): boolean {
  switch (sought.kind) {
    case 'relation':
      if (isRunningText(field)) return sought.collection === 'media' && picturesIn(String(value)).includes(sought.id);
      return isRelationTo(field, sought.collection) && listOf(value).some((one) => idIn(one) === sought.id);
    case 'name':
      return sought.fields.includes(field.name) && listOf(value).includes(sought.name);
    case 'link':
      return isText(field) && listOf(value).some((one) => typeof one === 'string' && leadsTo(one, sought.path));
  }
}

export function isRelationTo(field: FlattenedField, collection: string): boolean {
  return (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection;
}

export function isText({ type }: FlattenedField): boolean {
  return type === 'text' || type === 'textarea';
}

/** True where a text is or contains a link to the path; anything after # or ? is ignored. */
export function leadsTo(text: string, path: string): boolean {
  if (text === path || text.startsWith(`${path}#`) || text.startsWith(`${path}?`)) return true;
  // A single slash is common in ordinary sentences.
  if (path === '/') return text.includes('](/)') || text.includes('](/#');
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const before = text.slice(0, at);
    const behind = text.slice(at + path.length).replace(/^\//, '');
    if (!/[\w/.-]$/.test(before) && !/^[\w/-]/.test(behind)) return true;
  }
  return false;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
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

import type { Block, FlattenedField } from 'payload';
import { say } from '../admin/say.ts';
import { holds, type Sought } from './sought.ts';

/**
 * Where in a document something occurs, in the words of its form: `Block 3 (Hero)`, `Card › Image`. Each place once.
 */
export function placesOf(fields: FlattenedField[], document: unknown, sought: Sought): string[] {
  return [...new Set(placesIn(fields, document, sought))];
}

function placesIn(fields: FlattenedField[], value: unknown, sought: Sought): string[] {
  return fields.flatMap((field) => {
    const entry: unknown = Object(value)[field.name];
    if (entry === undefined || entry === null) return [];
    if (holds(field, entry, sought)) return [labelOf(field)];
    if (field.type === 'blocks') {
      return rowsOf(entry).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        if (!block || placesIn(block.flattenedFields, row, sought).length === 0) return [];
        return [blockPlace(row, index, field.blocks)];
      });
    }
    if (!('flattenedFields' in field)) return [];
    const values = field.type === 'array' ? rowsOf(entry) : [entry];
    const inner = values.flatMap((one) => placesIn(field.flattenedFields, one, sought));
    return inner.map((place) => `${labelOf(field)} › ${place}`);
  });
}

/** A row among the blocks of a form: `Block 3 (Hero)`. */
export function blockPlace(row: unknown, index: number, blocks: readonly Pick<Block, 'slug' | 'admin'>[]): string {
  const { blockType } = Object(row) as { blockType?: string };
  const name: unknown = blocks.find(({ slug }) => slug === blockType)?.admin?.custom?.name;
  return `Block ${index + 1} (${typeof name === 'string' ? say(name) : blockType})`;
}

/** The labels on the way to the field at a path: `Items 2 › Title`. */
export function placeOfField(fields: readonly FlattenedField[], path: readonly string[]): string {
  const [name, ...within] = path;
  const field = fields.find((one) => one.name === name);
  if (!field) return '';
  const isList = field.type === 'array';
  const here = isList && within[0] ? `${labelOf(field)} ${Number(within[0]) + 1}` : labelOf(field);
  const inner =
    'flattenedFields' in field ? placeOfField(field.flattenedFields, isList ? within.slice(1) : within) : '';
  return [here, inner].filter(Boolean).join(' › ');
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

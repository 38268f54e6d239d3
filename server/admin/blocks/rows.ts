import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { isRecord } from '../../isRecord.ts';

export interface RemovedRow {
  path: string;
  index: number;
  blockType?: string;
  /** Its fields, by their paths within the row. */
  fields: FormState;
}

/** Finds the row that was removed, if that is the only change to its list; undefined otherwise. */
export function removedRow(before: FormState, now: FormState): RemovedRow | undefined {
  // Outer lists first: when a block is removed, the lists in the blocks after it only change their paths.
  const lists = Object.keys(before).filter((path) => before[path]?.rows);
  const path = lists
    .sort((one, other) => one.length - other.length)
    .find((one) => idsOf(before, one) !== idsOf(now, one));
  if (path === undefined) return undefined;
  const rows = before[path]?.rows ?? [];
  const left = new Set((now[path]?.rows ?? []).map(({ id }) => id));
  const index = rows.findIndex(({ id }) => !left.has(id));
  const row = rows[index];
  if (!row || left.size !== rows.length - 1 || rows.some(({ id }) => id !== row.id && !left.has(id))) return undefined;
  const start = `${path}.${index}.`;
  const own = Object.entries(before).filter(([name]) => name.startsWith(start));
  return {
    path,
    index,
    ...(row.blockType ? { blockType: row.blockType } : {}),
    // Without what the server rendered for the old position of the row: it renders that again.
    fields: Object.fromEntries(
      own.map(([name, { customComponents: _, lastRenderedPath: __, ...field }]) => [name.slice(start.length), field]),
    ),
  };
}

function idsOf(fields: FormState, path: string): string {
  return (fields[path]?.rows ?? []).map(({ id }) => id).join(' ');
}

/** The `localStorage` key of what Payload copied in a form: one block, or all of them. */
export const clipboardKey = '_payloadClipboard';

export type CopiedBlock = Record<string, unknown> & { blockType: string };

/** Returns the blocks that were copied, as values without the ids of their rows; empty if no blocks were copied. */
export function readCopiedBlocks(stored: string | null): CopiedBlock[] {
  const copy = readJson(stored);
  if (!isRecord(copy) || copy.type !== 'blocks' || !isRecord(copy.data)) return [];
  const path = String(copy.path);
  const inPlace = Object.entries(copy.data).flatMap(([name, field]) => {
    const rest = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : undefined;
    return rest === undefined ? [] : [[`blocks.${rest}`, field]];
  });
  const { blocks } = reduceFieldsToValues(Object.fromEntries(inPlace) as FormState, true);
  const rows: unknown[] = Object.values(Object(blocks));
  const copied = copy.rowIndex === undefined ? rows : rows.filter((row) => row);
  return copied.map(withoutIds).filter(isBlock);
}

const isBlock = (row: unknown): row is CopiedBlock => isRecord(row) && typeof row.blockType === 'string';

/** Removes the ids of rows, because each copy gets new ones. */
function withoutIds(value: unknown): unknown {
  if (!isRecord(value)) return mapMembers(value, withoutIds);
  const { id, ...rest } = value;
  return mapMembers(typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? rest : value, withoutIds);
}

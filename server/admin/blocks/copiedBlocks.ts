import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { readJson } from '@frontage/contract/primitives/readJson.ts';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { isRecord } from '../../isRecord.ts';

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

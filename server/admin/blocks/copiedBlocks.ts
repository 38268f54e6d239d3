import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { z } from 'zod';

/** The `localStorage` key of what Payload copied in a form: one block, or all of them. */
export const clipboardKey = '_payloadClipboard';

const clipboard = z.object({
  type: z.literal('blocks'),
  path: z.string(),
  rowIndex: z.number().optional(),
  data: z.record(z.string(), z.looseObject({})),
});

const block = z.looseObject({ blockType: z.string() });
export type CopiedBlock = z.infer<typeof block>;

/** Returns the blocks that were copied, as values without the ids of their rows; empty if no blocks were copied. */
export function readCopiedBlocks(stored: string | null): CopiedBlock[] {
  const { data } = clipboard.safeParse(parsed(stored));
  if (!data) return [];
  const { path, rowIndex } = data;
  const inPlace = Object.entries(data.data).flatMap(([name, field]) => {
    const rest = name.startsWith(`${path}.`) ? name.slice(path.length + 1) : undefined;
    return rest === undefined ? [] : [[`blocks.${rest}`, field]];
  });
  const { blocks } = reduceFieldsToValues(Object.fromEntries(inPlace) as FormState, true);
  const rows: unknown[] = Object.values(Object(blocks));
  const copied = rowIndex === undefined ? rows : rows.filter((row) => row);
  return copied.flatMap((row) => block.safeParse(withoutIds(row)).data ?? []);
}

/** Removes the ids of rows, because each copy gets new ones. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const { id, ...rest } = value as Record<string, unknown>;
  const kept = typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) ? rest : value;
  return Object.fromEntries(Object.entries(kept).map(([name, inner]) => [name, withoutIds(inner)]));
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    // Not JSON, so not from Payload.
    return undefined;
  }
}

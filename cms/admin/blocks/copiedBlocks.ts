import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { z } from 'zod';

/** Where Payload keeps what was copied in a form: one row of blocks, or all of them. */
export const clipboardKey = '_payloadClipboard';

const clipboard = z.object({
  type: z.literal('blocks'),
  path: z.string(),
  rowIndex: z.number().optional(),
  data: z.record(z.string(), z.looseObject({})),
});

const block = z.looseObject({ blockType: z.string() });
export type CopiedBlock = z.infer<typeof block>;

/** The blocks that were copied, as values without what belongs to their rows; none where nothing of the kind was. */
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

/** Each copy gets ids of its own. */
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
    // Somebody else's words.
    return undefined;
  }
}

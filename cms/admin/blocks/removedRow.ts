import type { FormState } from 'payload';

/** A row of blocks or of a list that was taken out of a form. */
export interface RemovedRow {
  /** Of the list. */
  path: string;
  index: number;
  /** Of a block. */
  blockType?: string;
  /** What stood in it, by the paths within the row. */
  fields: FormState;
}

/** Which row is in the form no more, where nothing but that is different about its list; undefined where none is missing. */
export function removedRow(before: FormState, now: FormState): RemovedRow | undefined {
  // What holds others first: where a block is gone, the lists of those behind it only stand elsewhere.
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
    // The server draws anew what it had drawn for the place where the row stood.
    fields: Object.fromEntries(
      own.map(([name, { customComponents: _, lastRenderedPath: __, ...field }]) => [name.slice(start.length), field]),
    ),
  };
}

function idsOf(fields: FormState, path: string): string {
  return (fields[path]?.rows ?? []).map(({ id }) => id).join(' ');
}

import type { FormState } from 'payload';

/** A row of blocks or of a list that was taken out of a form. */
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

/** An editor's last press on the toggle of a block. */
export interface FoldPress {
  isFolded: boolean;
  /** Time in ms, as `performance.now()` counts it, until which an answer may arrive that does not know of the press. */
  until: number;
}

/** Returns the rows, open or folded as last pressed, if an answer has undone a press; undefined if none has. */
export function foldsAsPressed<Row extends { id: string; collapsed?: boolean }>(
  rows: readonly Row[],
  presses: ReadonlyMap<string, FoldPress>,
  now: number,
): Row[] | undefined {
  const kept = rows.map((row) => {
    const press = presses.get(row.id);
    const isUndone = press && now < press.until && press.isFolded !== Boolean(row.collapsed);
    return isUndone ? { ...row, collapsed: press.isFolded } : row;
  });
  return kept.every((row, index) => row === rows[index]) ? undefined : kept;
}

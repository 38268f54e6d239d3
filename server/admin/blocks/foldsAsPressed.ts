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

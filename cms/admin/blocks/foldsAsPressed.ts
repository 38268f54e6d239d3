/** What an editor pressed last at a row of blocks. */
export interface FoldPress {
  isFolded: boolean;
  /** Moment on the clock of the page, in ms, until which an answer may come that does not know of it. */
  until: number;
}

/** The rows open or folded as they were pressed, where an answer has undone that; undefined where all are. */
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

/** What has to be undone outside the database if a transaction is rolled back, by its id. */
const undoings = new Map<string, (() => Promise<void>)[]>();

/** Runs `undo` once the transaction has been rolled back; not if it was committed. */
export function whenRolledBack(id: string, undo: () => Promise<void>): void {
  undoings.set(id, [...(undoings.get(id) ?? []), undo]);
}

export function forgetUndoings(id: string): void {
  undoings.delete(id);
}

export async function runUndoings(id: string): Promise<void> {
  const all = undoings.get(id) ?? [];
  undoings.delete(id);
  for (const undo of all) await undo();
}

type End = 'committed' | 'rolled back';

/** What follows outside the database once a transaction has ended, by its id. */
const following = new Map<string, { end: End; work: () => Promise<void> }[]>();

/** Runs `work` once the transaction has ended like that; not if it ended otherwise. */
export function whenEnded(id: string, end: End, work: () => Promise<void>): void {
  following.set(id, [...(following.get(id) ?? []), { end, work }]);
}

export async function runFollowing(id: string, end: End): Promise<void> {
  const all = following.get(id) ?? [];
  following.delete(id);
  for (const one of all) if (one.end === end) await one.work();
}

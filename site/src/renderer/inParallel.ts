/** Does the work for each entry in order, so many at a time. Rejects with the first one that fails. */
export async function inParallel<Entry>(
  count: number,
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<void>,
) {
  const rest = entries.values();
  const one = async () => {
    for (const entry of rest) await work(entry);
  };
  await Promise.all(Array.from({ length: count }, one));
}

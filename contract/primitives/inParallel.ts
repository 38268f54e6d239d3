/** Does the work for each item, `atOnce` at a time. Rejects with the first fault, once nothing is running any more. */
export async function inParallel<Item>(
  atOnce: number,
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  let hasFailed = false;
  const next = async (): Promise<void> => {
    for (const item of rest) {
      if (hasFailed) return;
      await work(item).catch((error: unknown) => {
        hasFailed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: atOnce }, next));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

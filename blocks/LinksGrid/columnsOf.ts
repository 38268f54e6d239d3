/** The entries in at most `count` columns, read downwards: as even as possible, the first ones longer, none empty. */
export function columnsOf<Entry>(entries: readonly Entry[], count: number): Entry[][] {
  const columns = Math.min(count, entries.length);
  const shortest = Math.floor(entries.length / columns);
  const longer = entries.length % columns;
  return Array.from({ length: columns }, (_, index) => {
    const from = index * shortest + Math.min(index, longer);
    return entries.slice(from, from + shortest + (index < longer ? 1 : 0));
  });
}

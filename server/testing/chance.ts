/** Repeatable random numbers: the same seed gives the same sequence. Mulberry32. */
export function createChance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    happens: (probability: number) => next() < probability,
    pick: <Value>(values: readonly Value[]): Value => {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to pick from');
      return value;
    },
  };
}

export type Chance = ReturnType<typeof createChance>;

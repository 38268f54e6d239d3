import type { Chance } from '@frontage/server/testing/chance.ts';
import type { Payload } from 'payload';

/** The parameters of a change. */
export interface Editing {
  payload: Payload;
  chance: Chance;
  /** Number of the change: text with it is unique. */
  count: number;
}

/** Changes something and publishes it, as an editor does. Returns a short description. Rejects if the CMS refuses. */
export type Change = (editing: Editing) => Promise<string>;

/** Options of the Local API for all documents. */
export const all = { pagination: false, depth: 0 } as const;

/** Returns some of the entries in random order, at most `most`. */
export function someOf<Entry>({ below, pick }: Chance, entries: readonly Entry[], most: number): Entry[] {
  return [...new Set(Array.from({ length: below(most + 1) }, () => pick(entries)))];
}

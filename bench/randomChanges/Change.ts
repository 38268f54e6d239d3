import type { Chance } from '@frontage/backend/src/testing/chance.ts';
import type { Payload } from 'payload';

/** What a change is made with. */
export interface Editing {
  payload: Payload;
  chance: Chance;
  /** Counts the changes: what it is in is said nowhere else. */
  count: number;
}

/** Changes something and publishes it, as an editor does; says in a few words what. Rejects where the CMS refuses. */
export type Change = (editing: Editing) => Promise<string>;

/** What the Local API is asked with where all documents are wanted. */
export const all = { pagination: false, depth: 0 } as const;

/** Some of the entries, in a random order, at most `most`. */
export function someOf<Entry>({ below, pick }: Chance, entries: readonly Entry[], most: number): Entry[] {
  return [...new Set(Array.from({ length: below(most + 1) }, () => pick(entries)))];
}

import type { FlattenedField } from 'payload';

/** Marks a field whose texts are words for people, and not an address, a name in code or a note for editors. */
export const words = { isWords: true };

export const runningText = { ...words, isRunningText: true };

export interface TextWithin {
  text: string;
  /** In words. */
  place: string;
  /** From the value: names, and a row of a list by its `id` or `name`, so that it is found wherever it was moved. */
  path: readonly string[];
  /** Its most characters, inclusive. */
  most: number;
}

/** Marks a field of JSON by what finds the words for people in its value. */
export const wordsWithin = (find: (value: unknown) => readonly TextWithin[]) => ({ ...words, textsWithin: find });

/** The texts within the value of a field of JSON; none where it has no words for people. */
export function textsWithin({ custom }: FlattenedField, value: unknown): readonly TextWithin[] {
  return custom?.textsWithin?.(value) ?? [];
}

/** True for a field with words for people, which each language says in its own. */
export function isWords({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isWords);
}

/** True for a field with running text, which may contain pictures. */
export function isRunningText({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isRunningText);
}

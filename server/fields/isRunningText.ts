import type { FlattenedField } from 'payload';

/** Marks a field whose texts are words for people, and not an address, a name in code or a note for editors. */
export const words = { isWords: true };

/** Marks a field that contains running text. */
export const runningText = { ...words, isRunningText: true };

/** True for a field with words for people, which each language says in its own. */
export function isWords({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isWords);
}

/** True for a field with running text, which may contain pictures. */
export function isRunningText({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isRunningText);
}

import type { FlattenedField } from 'payload';

/** Marks a field that contains running text. */
export const runningText = { isRunningText: true };

/** True for a field with running text, which may contain pictures. */
export function isRunningText({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isRunningText);
}

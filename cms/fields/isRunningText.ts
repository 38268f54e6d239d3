import type { FlattenedField } from 'payload';

/** Said of the field of a form that holds running text. */
export const runningText = { isRunningText: true };

/** Whether a field holds running text, in which pictures stand. */
export function isRunningText({ custom }: FlattenedField): boolean {
  return Boolean(custom?.isRunningText);
}

import { readField } from '@frontage/contract/primitives/readField.ts';
import type { z } from 'zod';

/** A text that people read on the page. */
export interface ReadableText {
  text: string;
  isMarkdown: boolean;
}

/**
 * The texts of a stored value that people read, in the order of its schema. Texts with a pattern are for machines and
 * left out: addresses, names of documents, times; so are choices from a list, and pictures.
 */
export function readableTexts(schema: z.core.$ZodType, stored: unknown): ReadableText[] {
  if (stored === null || stored === undefined) return [];
  const field = readField(schema);
  switch (field.kind) {
    case 'group':
      return Object.entries(field.shape).flatMap(([name, inner]) =>
        readableTexts(inner, (Object(stored) as Record<string, unknown>)[name]),
      );
    case 'list':
      return Array.isArray(stored) ? stored.flatMap((entry: unknown) => readableTexts(field.element, entry)) : [];
    case 'text':
      if (typeof stored !== 'string' || stored.trim() === '' || field.hasPattern || hasPlaceholder(stored)) return [];
      return [{ text: stored, isMarkdown: field.editing.widget === 'markdown' }];
    default:
      return [];
  }
}

/** Texts with placeholders that the page fills in, such as {answerTime}, would appear as they are typed. */
function hasPlaceholder(text: string): boolean {
  return /\{[a-zA-Z]+\}/.test(text);
}

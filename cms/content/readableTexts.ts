import type { z } from 'zod';

/** A text that people read on the page. */
export interface ReadableText {
  text: string;
  isMarkdown: boolean;
}

/**
 * The texts of a stored value that people read, in the order of its schema. What has a pattern is written for
 * machines and left out: addresses, names of documents, clock times; so are choices from a list, and pictures.
 */
export function readableTexts(schema: z.core.$ZodType, stored: unknown): ReadableText[] {
  if (stored === null || stored === undefined) return [];
  const inner = innermost(schema as z.ZodType);
  const widget = inner.meta()?.widget;
  if (widget === 'picture') return [];
  switch (inner._zod.def.type) {
    case 'object':
      return Object.entries((inner as z.ZodObject).shape).flatMap(([name, field]) =>
        readableTexts(field, (Object(stored) as Record<string, unknown>)[name]),
      );
    case 'array': {
      const { element } = inner as z.ZodArray;
      return Array.isArray(stored) ? stored.flatMap((entry: unknown) => readableTexts(element, entry)) : [];
    }
    case 'string':
      if (typeof stored !== 'string' || stored.trim() === '' || hasPattern(inner as z.ZodString)) return [];
      if (hasPlaceholder(stored)) return [];
      return [{ text: stored, isMarkdown: widget === 'markdown' }];
    default:
      return [];
  }
}

/** Words that the page fills in, such as {answerTime}, would be read as they are typed. */
function hasPlaceholder(text: string): boolean {
  return /\{[a-zA-Z]+\}/.test(text);
}

function hasPattern(schema: z.ZodString): boolean {
  return schema.format !== null || (schema._zod.bag.patterns?.size ?? 0) > 0;
}

function innermost(schema: z.ZodType): z.ZodType {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType };
  const isWrapper = def.type === 'optional' || def.type === 'default' || def.type === 'nullable';
  return isWrapper && def.innerType ? innermost(def.innerType) : schema;
}

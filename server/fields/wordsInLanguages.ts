import type { JSONField } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';

/** A column with the words for one field in each further language of the site: none, until somebody writes them. */
export function wordsInLanguages(name: 'altIn' | 'titleIn', label: string, most: number): JSONField {
  const words = z.record(z.string(), z.string().max(most)).nullish();
  return {
    name,
    label,
    type: 'json',
    typescriptSchema: [() => ({ type: 'object', additionalProperties: { type: 'string' } })],
    admin: {
      disableListColumn: true,
      components: { Field: '/content/admin/WordsInLanguages.tsx#WordsInLanguages' },
    },
    validate: (value: unknown) =>
      words.safeParse(value).success || say('At most {most} letters in each language', { most }),
  };
}

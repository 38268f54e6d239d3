import type { NumberField } from 'payload';

/** The number by which the content API knows a category or a tag. */
export function termId(kind: 'category' | 'tag'): NumberField {
  return {
    name: 'term_id',
    type: 'number',
    label: 'Number',
    required: true,
    unique: true,
    index: true,
    min: 1,
    admin: { description: `The number by which the content API knows this ${kind}` },
  };
}

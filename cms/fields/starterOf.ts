import type { EditorField } from '@frontage/blocks/editor/editorBlock.ts';
import { referenceFields } from '@frontage/contract/primitives/reference.ts';

/** Fields by which a block names another document, and the one by which links name the block. */
const names = new Set([...Object.values(referenceFields), 'anchor', 'document', 'eventSlug']);

/** Links to anywhere but the contact form, which most pages have: what an example leads to is not there. */
const leadsSomewhere = /^(?:\/|https:|mailto:|tel:|#(?!contact-form$))/;

/**
 * What a new block begins with: the values of an example without what belongs to others, such as pictures, links and
 * names of documents. Whoever adds the block chooses those; what is needed of them is asked for when it is published.
 */
export function starterOf(fields: readonly EditorField[], example: object): Record<string, unknown> {
  const values = new Map(Object.entries(example));
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = startOf(field, values.get(field.name));
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function startOf(field: EditorField, value: unknown): unknown {
  if (value === undefined || field.type === 'upload' || names.has(field.name)) return undefined;
  if (typeof value === 'string') return leadsSomewhere.test(value) ? undefined : value;
  const inner = field.fields ?? [];
  if (field.type === 'array') {
    return Array.isArray(value) ? value.map((row) => starterOf(inner, Object(row))) : undefined;
  }
  if (field.type !== 'group') return value;
  const group = starterOf(inner, Object(value));
  // A group that may be left out is left out where it would be half filled.
  const isWhole = inner.every(({ name, required }) => !required || name in group);
  return isWhole || field.required ? group : undefined;
}

import { type ReadField, readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import { referenceFields } from '@frontage/contract/primitives/reference.ts';

/** Fields by which a block names another document, and the one by which links name the block. */
const names = new Set([...Object.values(referenceFields), 'anchor', 'document', 'eventSlug']);

/** Links to anywhere but the contact form, which most pages have: what an example leads to is not there. */
const leadsSomewhere = /^(?:\/|https:|mailto:|tel:|#(?!contact-form$))/;

/**
 * What a new block begins with: the values of an example without what belongs to others, such as pictures, links and
 * names of documents. Whoever adds the block chooses those; what is needed of them is asked for when it is published.
 */
export function starterOf(shape: Shape, example: object): Record<string, unknown> {
  const values = new Map(Object.entries(example));
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      const value = names.has(name) ? undefined : startOf(readField(schema), values.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function startOf(field: ReadField, value: unknown): unknown {
  if (value === undefined || field.kind === 'picture' || field.kind === 'picturesOfText') return undefined;
  if (typeof value === 'string') return leadsSomewhere.test(value) ? undefined : value;
  if (field.kind === 'list') {
    const element = readField(field.element);
    if (element.kind !== 'group' || !Array.isArray(value)) return value;
    return value.map((row) => starterOf(element.shape, Object(row)));
  }
  if (field.kind !== 'group') return value;
  const group = starterOf(field.shape, Object(value));
  // A group that may be left out is left out where it would be half filled.
  const isWhole = Object.entries(field.shape).every(([name, schema]) => readField(schema).isOptional || name in group);
  return isWhole || !field.isOptional ? group : undefined;
}

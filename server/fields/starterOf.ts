import { type ReadField, readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import { referenceFields } from '@frontage/contract/primitives/reference.ts';

/** Fields that name another document, and the one by which links name the block. */
const names = new Set([...Object.values(referenceFields), 'anchor', 'document', 'eventSlug']);

/** Links to anything but the contact form, which most pages have: the targets of an example do not exist. */
const leadsSomewhere = /^(?:\/|https:|mailto:|tel:|#(?!contact-form$))/;

/**
 * The initial values of a new block: those of an example, without what belongs to others, such as pictures, links and
 * names of documents. The editor who adds the block chooses those; required ones are asked for on publication.
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
  // An optional group is left out where it would be incomplete.
  const isWhole = Object.entries(field.shape).every(([name, schema]) => readField(schema).isOptional || name in group);
  return isWhole || !field.isOptional ? group : undefined;
}

import type { JsonSchema } from '@frontage/contract/openapi/schemas.ts';

/** A piece of text; `shape` is the name of the shape it refers to. */
export interface KindPart {
  text: string;
  shape?: string;
}

const componentPath = '#/components/schemas/';
const blockPrefix = 'block.';
const plainKinds: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns the kind of a value in words: `list of articleCard`, `one of post, news`. */
export function kindOf(schema: JsonSchema): KindPart[] {
  const { $ref, title, const: constant, enum: choices, type, format, items } = schema;
  if (typeof $ref === 'string') return named($ref.slice(componentPath.length));
  if (typeof title === 'string') return [{ text: title }];
  if (constant !== undefined) return [{ text: JSON.stringify(constant) }];
  if (Array.isArray(choices))
    return [{ text: choices.length === 1 ? `"${choices[0]}"` : `one of ${choices.join(', ')}` }];
  const options = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(options)) return anyOf(options.map((option): JsonSchema => Object(option)));
  if (type === 'array') return [{ text: 'list of ' }, ...kindOf(Object(items))];
  if (type === 'object') return objectKind(schema);
  if (format === 'date-time') return [{ text: 'time, ISO 8601 in UTC' }];
  if (format === 'date') return [{ text: 'day, ISO 8601' }];
  return [{ text: plainKinds[String(type)] ?? 'any value' }];
}

/** Returns the bounds of a value in words; undefined if there are none. */
export function limitsOf({
  minimum,
  maximum,
  exclusiveMinimum,
  maxLength,
  minItems = 0,
  maxItems,
}: JsonSchema): string | undefined {
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : Number(exclusiveMinimum) + 1);
  if (least !== undefined) return maximum === undefined ? `${least} or more` : `${least} to ${formatFigure(maximum)}`;
  if (maxLength !== undefined) return `at most ${formatFigure(maxLength)} characters`;
  if (maxItems !== undefined) return `${minItems} to ${formatFigure(maxItems)} entries`;
  return undefined;
}

function named(id: string): KindPart[] {
  return id.startsWith(blockPrefix) ? [{ text: 'block' }] : [{ text: id, shape: id }];
}

/** Joins options. The many kinds of block are one kind to a reader; the OpenAPI document has each of them. */
function anyOf(options: readonly JsonSchema[]): KindPart[] {
  const kinds = new Map(
    options.map((option) => [
      kindOf(option)
        .map(({ text }) => text)
        .join(''),
      kindOf(option),
    ]),
  );
  return [...kinds.values()].flatMap((kind, position) => (position === 0 ? kind : [{ text: ', or ' }, ...kind]));
}

function objectKind({ properties, additionalProperties }: JsonSchema): KindPart[] {
  const names = Object.keys(Object(properties));
  if (names.length > 0) return [{ text: `object with ${names.join(', ')}` }];
  const isMap = typeof additionalProperties === 'object' && additionalProperties !== null;
  return isMap ? [{ text: 'object by name of ' }, ...kindOf(Object(additionalProperties))] : [{ text: 'object' }];
}

function formatFigure(value: unknown): string {
  return Number(value).toLocaleString('en');
}

import { z } from 'zod';
import type { Editing, RecordedType } from './editing.ts';

/** The fields of an object, by name. */
export type Shape = Readonly<Record<string, z.core.$ZodType>>;

/**
 * What a schema says about a field, read in one place for everything that follows it: the form of the CMS, the content
 * API's reading of a stored value, and the texts that people read.
 */
export type ReadField = FieldKind & {
  /** The schema inside, without what makes it optional or gives a default. */
  schema: z.core.$ZodType;
  isOptional: boolean;
  editing: Editing;
};

type FieldKind =
  | { kind: 'picture' | 'number' | 'boolean' }
  /** Not a field of a form: filled in for readers of the text next to it. */
  | { kind: 'picturesOfText' }
  /** `hasPattern`: for machines, such as an address, the name of a document, or a clock time. */
  | { kind: 'text'; hasPattern: boolean }
  | { kind: 'choice'; values: string[] }
  /** The id of a document of that collection. */
  | { kind: 'relation'; collection: string }
  /** A file of the library of recordings, of one of these types. */
  | { kind: 'recorded'; types: readonly RecordedType[] }
  | { kind: 'group'; shape: Shape }
  | { kind: 'list'; element: z.core.$ZodType }
  /** Anything else, by Zod's name for it. */
  | { kind: 'other'; type: string };

/** Reads the schema of a field. Its editing metadata is that of the innermost schema, overridden by the outer ones. */
export function readField(schema: z.core.$ZodType): ReadField {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const own = editingOf(schema);
  if (def.type === 'optional' || def.type === 'default' || def.type === 'nullable') {
    const inner = readField(def.innerType);
    return { ...inner, isOptional: true, editing: { ...editingOf(inner.schema), ...own } };
  }
  return { ...kindOf(schema, own), schema, isOptional: false, editing: own };
}

function editingOf(schema: z.core.$ZodType): Editing {
  return (z.globalRegistry.get(schema) ?? {}) as Editing;
}

function kindOf(schema: z.core.$ZodType, { recorded, relatesTo, widget }: Editing): FieldKind {
  if (relatesTo) return { kind: 'relation', collection: relatesTo };
  if (recorded) return { kind: 'recorded', types: recorded };
  if (widget === 'picture' || widget === 'picturesOfText') return { kind: widget };
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { kind: 'text', hasPattern: (schema as z.ZodString).format !== null };
    case 'number':
    case 'boolean':
      return { kind: def.type };
    case 'enum':
      return { kind: 'choice', values: Object.values(def.entries).map(String) };
    case 'object':
      return { kind: 'group', shape: def.shape };
    case 'array':
      return { kind: 'list', element: def.element };
    default:
      return { kind: 'other', type: def.type };
  }
}

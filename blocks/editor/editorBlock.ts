import { type Chooser, type Editing, isChooser } from '@frontage/contract/primitives/editing.ts';
import type { z } from 'zod';
import type { BlockGroup } from './blockGroups.ts';
import { faultInWords } from './faultInWords.ts';
import { labelOf, optionLabelOf } from './fieldWords.ts';

/** A field of the CMS's form, in the shape that Payload takes. */
export interface EditorField {
  name: string;
  type: 'text' | 'textarea' | 'number' | 'checkbox' | 'select' | 'date' | 'array' | 'group' | 'upload' | 'email';
  label?: string;
  required?: boolean;
  hasMany?: boolean;
  options?: { label: string; value: string }[];
  relationTo?: 'media';
  minRows?: number;
  maxRows?: number;
  fields?: EditorField[];
  admin?: { description?: string; chooser?: Chooser; isRichText?: boolean };
  validate?: (value: unknown) => true | string;
}

/** A block of the CMS, in the shape that Payload takes. */
export interface EditorBlock<Slug extends string = string> extends Choice {
  slug: Slug;
  labels: { singular: string; plural: string };
  fields: EditorField[];
}

/** How editors find a block among all others. */
interface Choice {
  group: BlockGroup;
  /** What people call such a block who do not know its name: other words than those of the name, found by the search. */
  words: string;
}

/** The form of a block: its fields read from its schema, named for people. */
export function editorOf<const Slug extends string>(
  schema: z.ZodObject<{ acf_fc_layout: z.ZodLiteral<Slug> }>,
  singular: string,
  choice: Choice,
): EditorBlock<Slug> {
  const { acf_fc_layout: layout, ...shape } = schema.shape;
  const slug = layout.value;
  return { slug, labels: { singular, plural: singular }, fields: fieldsOf(shape), ...choice };
}

/** The form fields of an object schema, in its order. Throws, naming the field, where a kind has no input. */
export function fieldsOf(shape: Record<string, z.core.$ZodType>): EditorField[] {
  return Object.entries(shape).map(([name, schema]) => fieldOf(name, schema as z.ZodType));
}

function fieldOf(name: string, schema: z.ZodType): EditorField {
  const inner = innermost(schema);
  const isOptional = schema.safeParse(undefined).success;
  const editing: { [Key in keyof Editing]: Editing[Key] | undefined } = { ...inner.meta(), ...schema.meta() };
  const common = {
    name,
    label: editing.label ?? labelOf(name),
    ...(editing.description ? { admin: { description: editing.description } } : {}),
  };
  const checked = { ...common, required: !isOptional, validate: validator(schema) };
  const def = inner._zod.def;
  if (editing.widget === 'picture') return { ...common, type: 'upload', relationTo: 'media', required: !isOptional };
  switch (def.type) {
    case 'string':
      if (editing.widget === 'markdown')
        return { ...checked, type: 'textarea', admin: { ...common.admin, isRichText: true } };
      return isChooser(editing.widget)
        ? { ...checked, type: 'text', admin: { ...common.admin, chooser: editing.widget } }
        : { ...checked, type: editing.widget === 'textarea' ? 'textarea' : 'text' };
    case 'number':
      return { ...checked, type: 'number' };
    case 'boolean':
      return { ...common, type: 'checkbox' };
    case 'enum':
      return { ...common, type: 'select', required: !isOptional, options: optionsOf(inner) };
    case 'object':
      // Not required: the group may be left out as a whole.
      return { ...common, type: 'group', required: !isOptional, fields: fieldsOf((inner as z.ZodObject).shape) };
    case 'array':
      return arrayField(common, inner as z.ZodArray, schema, isOptional, editing.widget);
    default:
      throw new Error(`The field ${name} is a ${def.type}, for which the CMS has no input`);
  }
}

function arrayField(
  common: Pick<EditorField, 'name' | 'admin'>,
  array: z.ZodArray,
  schema: z.ZodType,
  isOptional: boolean,
  widget: Editing['widget'] | undefined,
): EditorField {
  const element = innermost(array.element as z.ZodType);
  if (element._zod.def.type === 'string') {
    const chooser = isChooser(widget) ? { admin: { ...common.admin, chooser: widget } } : {};
    return { ...common, type: 'text', hasMany: true, validate: validator(schema), ...chooser };
  }
  if (element._zod.def.type === 'enum')
    return { ...common, type: 'select', hasMany: true, options: optionsOf(element) };
  if (element._zod.def.type !== 'object')
    throw new Error(`The list ${common.name} holds what the CMS has no input for`);
  return {
    ...common,
    type: 'array',
    required: !isOptional,
    ...boundsOf(array),
    fields: fieldsOf((element as z.ZodObject).shape),
  };
}

function boundsOf(array: z.ZodArray): { minRows?: number; maxRows?: number } {
  const { minimum, maximum } = array._zod.bag as { minimum?: number; maximum?: number };
  return { ...(minimum ? { minRows: minimum } : {}), ...(maximum ? { maxRows: maximum } : {}) };
}

function optionsOf(schema: z.ZodType): { label: string; value: string }[] {
  const values = Object.values((schema as z.ZodEnum).def.entries).map(String);
  return values.map((value) => ({ label: optionLabelOf(value), value }));
}

/** The schema within optional and default wrappers. */
function innermost(schema: z.ZodType): z.ZodType {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType };
  return (def.type === 'optional' || def.type === 'default') && def.innerType ? innermost(def.innerType) : schema;
}

/** Says in the form what the content API would refuse. An empty input counts as missing. */
function validator(schema: z.ZodType): (value: unknown) => true | string {
  return (value) => {
    const result = schema.safeParse(value === '' || value === null ? undefined : value);
    const issue = result.error?.issues[0];
    return issue ? faultInWords(issue, value) : true;
  };
}

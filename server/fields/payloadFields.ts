import { isDeepStrictEqual } from 'node:util';
import { labelOf, optionLabelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { languages } from '@frontage/contract/language.ts';
import { faultOfPathWords, pathNames, usualPathWords } from '@frontage/contract/pathNames.ts';
import { type Editing, isChooser } from '@frontage/contract/primitives/editing.ts';
import { type ReadField, readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import type { PathWords } from '@frontage/contract/spokenPaths.ts';
import { isNamed, isOwnCollection, kindIn } from '@frontage/kinds/kinds.ts';
import type { CollectionSlug, Field } from 'payload';
import { z } from 'zod';
import { say } from '../admin/say.ts';
import { sayAgain } from '../admin/sayAgain.ts';
import { chosenBy } from './chosenBy.ts';
import { runningText, words } from './isRunningText.ts';
import { validatorOf } from './validatorOf.ts';

/** One input for each field, in the same order. Throws, naming the field, where its kind has no input. */
export function formOf(shape: Shape): Field[] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const field = readField(schema);
    // These are chosen within the text.
    return field.kind === 'picturesOfText' || leadsNowhere(field) ? [] : payloadField(name, schema, field);
  });
}

/** It refers to a kind of `own/` that is left out. What it holds stays until that is back. */
function leadsNowhere(field: ReadField): boolean {
  if (field.kind === 'list') return leadsNowhere(readField(field.element));
  return field.kind === 'relation' && isOwnCollection(field.collection) && kindIn(field.collection) === undefined;
}

type FormField = Exclude<ReadField, { kind: 'picturesOfText' }>;

function payloadField(name: string, schema: z.core.$ZodType, field: FormField): Field {
  const { editing } = field;
  const required = !field.isOptional;
  const common = commonOf(name, editing);
  const checked = { ...common, validate: validatorOf(schema) };
  switch (field.kind) {
    case 'picture':
      return { ...common, type: 'upload', required, relationTo: 'media' };
    case 'text':
      return textField({ ...checked, ...(field.hasPattern ? {} : { custom: words }), required }, editing);
    case 'number':
      return { ...checked, type: 'number', required };
    case 'relation':
      return { ...common, type: 'relationship', required, relationTo: field.collection as CollectionSlug };
    case 'recorded': {
      const filterOptions = { mimeType: { in: [...field.types] } };
      return { ...common, type: 'upload', required, relationTo: 'recording-files', filterOptions };
    }
    case 'boolean':
      return { ...common, type: 'checkbox' };
    case 'choice': {
      const admin = { ...common.admin, ...(editing.usual ? { placeholder: optionLabelOf(editing.usual) } : {}) };
      return { ...common, type: 'select', required, options: optionsOf(field.values), admin };
    }
    case 'group': {
      const fields = formOf(field.shape);
      // Where the contract allows it, a group may be left out as a whole.
      return { ...common, type: 'group', fields: required ? fields : fields.map(makeOptional) };
    }
    case 'list':
      return listField(checked, field);
    case 'other':
      if (editing.widget === 'pathWords') return pathWordsField(checked);
      throw new Error(`The field ${name} is a ${field.type}, for which the CMS has no input`);
  }
}

/** Each word has its own input, and the database has one column for all. */
function pathWordsField({ validate, ...common }: Checked): Field {
  const words = { type: 'array', items: { type: 'string' } } as const;
  return {
    ...common,
    type: 'json',
    typescriptSchema: [() => ({ type: 'object', additionalProperties: words })],
    validate: (value: unknown) => {
      const fits = value ? validate(value) : true;
      const fault = fits === true && value ? faultOfPathWords(value as PathWords) : undefined;
      return fault === undefined ? fits : sayAgain(fault);
    },
    admin: {
      components: {
        Field: {
          path: '/settings/admin/PathWords.tsx#PathWords',
          clientProps: { names: pathNames, usual: usualPathWords },
        },
      },
    },
  };
}

interface Common {
  name: string;
  label: string;
  admin?: { description?: string; className?: string };
}

interface Checked extends Common {
  validate: ReturnType<typeof validatorOf>;
}

function commonOf(name: string, { description, label = labelOf(name) }: Editing): Common {
  // A description that repeats the label is left out.
  const isNews = description && description.toLowerCase() !== label.toLowerCase();
  return { name, label, ...(isNews ? { admin: { description } } : {}) };
}

function textField({ custom, ...common }: Checked & { required: boolean; custom?: object }, editing: Editing): Field {
  const { widget } = editing;
  const chooser = chooserOf(editing);
  if (chooser) return { ...common, ...chosenBy(chooser, common.admin), type: 'text' };
  if (widget === 'moment') {
    const { admin, label, name, required } = common;
    return { name, type: 'date', label, required, index: true, admin: { ...admin, position: 'sidebar' } };
  }
  const said = custom ? { ...common, custom } : common;
  if (widget === 'textarea') return { ...said, type: 'textarea' };
  if (widget !== 'markdown') return { ...said, type: 'text' };
  const components = { Field: '/admin/richText/RichTextField.tsx#RichTextField' };
  return { ...common, type: 'textarea', admin: { ...common.admin, components }, custom: runningText };
}

/** How a text is chosen that is not typed. A name by which a kind of `own/` is known is typed while that is left out. */
function chooserOf({ names, widget }: Editing) {
  if (names === undefined) return isChooser(widget) ? widget : undefined;
  return isNamed(names) ? names : undefined;
}

function listField({ validate, ...given }: Checked, list: Extract<ReadField, { kind: 'list' }>): Field {
  const element = readField(list.element);
  // A draft may leave it empty, so it is not required; forms mark it all the same (admin/parts.css).
  const isNeeded = !list.isOptional && !z.safeParse(list.schema, []).success;
  const common = isNeeded ? { ...given, admin: { ...given.admin, className: 'needs-one' } } : given;
  switch (element.kind) {
    case 'text': {
      const chooser = chooserOf(list.editing);
      const isWords = !chooser && !element.hasPattern;
      const more = chooser ? chosenBy(chooser, common.admin, true) : isWords ? { custom: words } : {};
      const text = { ...common, validate, ...more };
      return { ...text, type: 'text', hasMany: true, admin: { ...text.admin, placeholder: manyWords } };
    }
    case 'choice':
      return { ...common, type: 'select', hasMany: true, options: optionsOf(element.values) };
    case 'relation':
      return {
        ...common,
        type: 'relationship',
        hasMany: true,
        relationTo: element.collection as CollectionSlug,
        maxRows: mostOf(list.schema),
      };
    case 'group':
      return {
        ...common,
        type: 'array',
        required: false,
        validate: validatorOfRows(list),
        admin: { ...common.admin, components: { RowLabel: rowLabelOf(element.shape) } },
        fields: formOf(element.shape),
      };
    default:
      throw new Error(`The list ${common.name} holds what the CMS has no input for`);
  }
}

/** Checks the number of rows and rules about the list as a whole. The fields of a row report their own faults. */
function validatorOfRows({ isOptional, schema }: Extract<ReadField, { kind: 'list' }>) {
  const validate = validatorOf(z.clone(schema, { ...schema._zod.def, element: z.unknown() } as typeof schema._zod.def));
  return (given: unknown) => {
    // A form that is checked again counts the rows of an empty list: 0.
    const rows = given === 0 ? [] : (given ?? []);
    return (isOptional && isEmpty(rows)) || validate(rows);
  };
}

/** Bounds are in the checks of a schema: its bag, which the types still have, is empty (zod 4.6). */
const mostOf = ({ _zod }: z.core.$ZodType): number =>
  Math.min(...(_zod.def.checks ?? []).map((check) => Number(Reflect.get(check._zod.def, 'maximum') ?? Infinity)));

/** The placeholder of an empty list of texts, where Payload's would ask to select something. */
export const manyWords = 'Type one, press Enter, then type the next';

/** Labels a row with the first text typed into it, or with what was chosen where it has no text. */
function rowLabelOf(shape: Shape) {
  const fields = Object.entries(shape).map(([name, schema]) => ({ name, field: readField(schema) }));
  const firstOf = (kind: string) => fields.find(({ field }) => field.kind === kind);
  const { field, name } = firstOf('text') ?? firstOf('choice') ?? {};
  const isLanguage = field?.kind === 'choice' && isDeepStrictEqual(field.values, languages);
  return {
    path: '/admin/RowLabel.tsx#RowLabel',
    clientProps: { words: name, ...(isLanguage ? { isLanguage } : {}) },
  };
}

function optionsOf(values: readonly string[]): { label: string; value: string }[] {
  return values.map((value) => ({ label: optionLabelOf(value), value }));
}

/** It may be empty while its neighbours are, and is required once one of them is filled. */
function makeOptional(field: Field): Field {
  const isList = field.type === 'array';
  if (!('required' in field) || !(field.required || isList) || !('name' in field)) return field;
  const own: unknown = 'validate' in field ? field.validate : undefined;
  const validate = (value: unknown, options: { siblingData: unknown }): true | string => {
    if (isEmpty(value)) {
      if (Object.values(Object(options.siblingData)).every(isEmpty)) return true;
      if (!isList) return say('Fill this in too, or empty the others');
    }
    return typeof own === 'function' ? own(value, options) : true;
  };
  return { ...field, required: false, validate } as Field;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

import { type EditorField, fieldsOf } from '@frontage/blocks/editor/editorBlock.ts';
import type { Field, Validate } from 'payload';
import type { z } from 'zod';
import { chosenBy } from './chosenBy.ts';

/** The CMS's form for an object of the contract: one input for each field, in its order. */
export function formOf(shape: Record<string, z.core.$ZodType>): Field[] {
  return fieldsOf(shape).map(payloadField);
}

/** A field of a block's form as Payload takes it. */
export function payloadField(field: EditorField): Field {
  const { name, label, admin, validate, required = false } = field;
  // Help that says no more than the label is none.
  const isNews = admin?.description?.toLowerCase() !== (label ?? name).toLowerCase();
  const description = isNews ? admin?.description : undefined;
  const common = {
    name,
    ...(label ? { label } : {}),
    ...(description ? { admin: { description } } : {}),
  };
  const checked = { ...common, required, ...(validate ? { validate: validate satisfies Validate } : {}) };
  const options = field.options ?? [];
  const rows = {
    ...(field.minRows === undefined ? {} : { minRows: field.minRows }),
    ...(field.maxRows === undefined ? {} : { maxRows: field.maxRows }),
  };
  switch (field.type) {
    case 'text': {
      const text = { ...checked, ...(admin?.chooser ? chosenBy(admin.chooser, checked.admin, field.hasMany) : {}) };
      if (!field.hasMany) return { ...text, type: 'text' };
      return { ...text, type: 'text', hasMany: true, ...rows, admin: { ...text.admin, placeholder: manyWords } };
    }
    case 'textarea':
      return { ...checked, type: 'textarea', ...(field.admin ? { admin: textareaAdmin(field.admin) } : {}) };
    case 'number':
      return { ...checked, type: 'number' };
    case 'checkbox':
      return { ...common, type: 'checkbox' };
    case 'select':
      return { ...common, type: 'select', required, options, ...(field.hasMany ? { hasMany: true } : {}) };
    case 'upload':
      return { ...common, type: 'upload', required, relationTo: field.relationTo ?? 'media' };
    case 'email':
      return { ...checked, type: 'email' };
    case 'date':
      return { ...checked, type: 'date' };
    case 'array':
      // A list that must be there may still be empty, unless the contract asks for a number of entries.
      return {
        ...common,
        type: 'array',
        required: required && rows.minRows !== undefined,
        ...rows,
        admin: { ...checked.admin, components: { RowLabel: rowLabelOf(field) } },
        fields: innerOf(field),
      };
    case 'group':
      return {
        ...common,
        type: 'group',
        fields: field.required === false ? innerOf(field).map(optional) : innerOf(field),
      };
  }
}

/** In an empty list of texts, whose field of Payload would say that there is something to select. */
export const manyWords = 'Type one, press Enter, then type the next';

/** A row is told from its neighbours by the first words that were typed into it. */
function rowLabelOf({ fields = [] }: EditorField) {
  const worded = fields.find(({ hasMany, type }) => (type === 'text' && !hasMany) || type === 'textarea');
  return { path: '/admin/RowLabel.tsx#RowLabel', clientProps: { words: worded?.name } };
}

function textareaAdmin({ description, isRichText }: NonNullable<EditorField['admin']>) {
  return {
    ...(description ? { description } : {}),
    ...(isRichText ? { components: { Field: '/admin/richText/RichTextField.tsx#RichTextField' } } : {}),
  };
}

function innerOf(field: EditorField): Field[] {
  return (field.fields ?? []).map(payloadField);
}

/**
 * A field of a group that may be left out as a whole: empty while its neighbours are, needed once one of them is filled.
 */
function optional(field: Field): Field {
  if (!('required' in field) || !field.required || !('name' in field)) return field;
  const own: unknown = 'validate' in field ? field.validate : undefined;
  const validate = (value: unknown, options: { siblingData: unknown }): true | string => {
    if (isEmpty(value))
      return Object.values(Object(options.siblingData)).every(isEmpty) || 'Fill this in too, or empty the others';
    return typeof own === 'function' ? own(value, options) : true;
  };
  return { ...field, required: false, validate } as Field;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

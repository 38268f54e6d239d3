import type { Chooser } from '@frontage/contract/primitives/editing.ts';
import type { Named } from '@frontage/kinds/kinds.ts';
import type { FieldHook, TextField } from 'payload';
import { say } from '../admin/say.ts';

/** Choosers with their own input; all others search the existing documents. */
const ownFields = {
  date: '/admin/fields/pickers.tsx#DayField',
  timeZone: '/admin/fields/pickers.tsx#ZoneField',
  country: '/admin/fields/pickers.tsx#CountryField',
  colour: '/admin/fields/pickers.tsx#ColourField',
  form: '/forms/admin/onDemand.ts#FormNameField',
  drawing: '/admin/onDemand.ts#DrawingField',
} satisfies Record<Exclude<Chooser, 'link'>, string>;

const ownCells: { [Name in keyof typeof ownFields]?: string } = {
  timeZone: '/admin/fields/cells.tsx#ZoneCell',
  country: '/admin/fields/cells.tsx#CountryCell',
};

/** Makes a text field a choice, stored as the contract has it. `admin`: further settings of its form. */
export function chosenBy(
  chooser: Chooser | Named,
  admin: TextField['admin'] = {},
  hasMany = false,
): Pick<TextField, 'admin' | 'custom' | 'hooks'> {
  if (hasOwnField(chooser)) {
    const Cell = ownCells[chooser];
    const components = { Field: ownFields[chooser], ...(Cell ? { Cell } : {}) };
    return {
      admin: { ...admin, components },
      ...(chooser === 'form' ? { custom: { wanted: chooser }, hooks: { beforeValidate: [findFormName] } } : {}),
    };
  }
  const path = hasMany ? '/targets/admin/TargetsField.tsx#TargetsField' : '/targets/admin/TargetsField.tsx#TargetField';
  const Field = { path, clientProps: { wanted: chooser } };
  return { admin: { ...admin, components: { Field } }, custom: { wanted: chooser } };
}

/** A program may name a form by the id of its document. */
const findFormName: FieldHook = async ({ req, value }) => {
  if (!/^\d+$/.test(String(value))) return value;
  const named = { collection: 'forms', id: Number(value), depth: 0, disableErrors: true, req } as const;
  return (await req.payload.findByID(named))?.name || value;
};

function hasOwnField(chooser: Chooser | Named): chooser is keyof typeof ownFields {
  return chooser in ownFields;
}

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** A day, `YYYY-MM-DD`, without a time or a zone. */
export function dayField(name: string, label: string, required: boolean) {
  return {
    name,
    label,
    type: 'text',
    required,
    ...chosenBy('date'),
    validate: (value: unknown) =>
      (typeof value === 'string' && day.test(value)) || (!required && !value) || say('Choose a day'),
  } as const satisfies TextField;
}

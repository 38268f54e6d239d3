import type { Chooser, Named } from '@frontage/contract/primitives/editing.ts';
import type { TextField } from 'payload';

/** Those with a field of their own; the others are looked for among what there is. */
const ownFields = {
  date: '/admin/fields/DayField.tsx#DayField',
  timeZone: '/admin/fields/ListedField.tsx#ZoneField',
  country: '/admin/fields/ListedField.tsx#CountryField',
  colour: '/admin/fields/ColourField.tsx#ColourField',
  form: '/forms/admin/FormNameField.tsx#FormNameField',
  drawing: '/admin/fields/DrawingField.tsx#DrawingField',
} satisfies Record<Exclude<Chooser, 'link' | Named>, string>;

/** What lists say where a code is stored. */
const ownCells: { [Name in keyof typeof ownFields]?: string } = {
  timeZone: '/admin/fields/ListedCell.tsx#ZoneCell',
  country: '/admin/fields/ListedCell.tsx#CountryCell',
};

/** How a text is chosen in place of typed, and stored as the contract has it. `admin`: what else its form says. */
export function chosenBy(
  chooser: Chooser,
  admin: TextField['admin'] = {},
  hasMany = false,
): Pick<TextField, 'admin' | 'custom'> {
  if (hasOwnField(chooser)) {
    const Cell = ownCells[chooser];
    return { admin: { ...admin, components: { Field: ownFields[chooser], ...(Cell ? { Cell } : {}) } } };
  }
  const path = hasMany ? '/targets/admin/TargetsField.tsx#TargetsField' : '/targets/admin/TargetField.tsx#TargetField';
  const Field = { path, clientProps: { wanted: chooser } };
  return { admin: { ...admin, components: { Field } }, custom: { wanted: chooser } };
}

function hasOwnField(chooser: Chooser): chooser is keyof typeof ownFields {
  return chooser in ownFields;
}

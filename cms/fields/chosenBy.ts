import type { Chooser } from '@frontage/contract/primitives/editing.ts';
import type { TextField } from 'payload';
import type { Wanted } from '../targets/target.ts';

/** How a text is chosen in place of typed, and stored as the contract has it. `admin`: what else its form says. */
export function chosenBy(
  chooser: Chooser,
  admin: TextField['admin'] = {},
  hasMany = false,
): Pick<TextField, 'admin' | 'custom'> {
  const by = (Field: string | { path: string; clientProps: { wanted: Wanted } }) => ({
    admin: { ...admin, components: { Field } },
  });
  if (chooser === 'date') return by('/admin/fields/DayField.tsx#DayField');
  if (chooser === 'timeZone') return by('/admin/fields/ZoneField.tsx#ZoneField');
  const path = hasMany ? '/admin/targets/TargetsField.tsx#TargetsField' : '/admin/targets/TargetField.tsx#TargetField';
  return { ...by({ path, clientProps: { wanted: chooser } }), custom: { wanted: chooser } };
}

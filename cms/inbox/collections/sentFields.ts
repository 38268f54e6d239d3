import type { DateField, Field, TextField } from 'payload';
import { never } from '../../access/access.ts';

/* Fields of a request that hold what its visitor sent. */

/** What tells one request from another for the program says nothing to sales. */
export const forAdmins = {
  condition: (_: unknown, __: unknown, { user }: { user: unknown }) => Object(user).role === 'admin',
};

/** Stands in the sheet above, where it can be read; here for columns and filters of the list alone. */
export const inSheet = { condition: () => false } as const;

/** What a visitor sent stays as it was sent: readable in the form, changed by nobody. */
export function sent(
  name: string,
  label: string,
  more: Pick<TextField, 'index' | 'unique' | 'required' | 'admin'> = {},
) {
  return { name, label, type: 'text', ...more, access: { update: never } } as const satisfies Field;
}

export function sentLong(name: string, label: string) {
  return { name, label, type: 'textarea', access: { update: never } } as const satisfies Field;
}

/** What a request is about, where that has a row of its own. */
export function named(name: string, label: string, relationTo: 'articles' | 'documents' | 'events') {
  return {
    name,
    label,
    type: 'relationship',
    relationTo,
    access: { update: never },
    admin: inSheet,
  } as const satisfies Field;
}

export function sentMoment(name: string, label: string, more: Pick<DateField['admin'] & object, 'position'> = {}) {
  const date = { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm:ss' } as const;
  return {
    name,
    label,
    type: 'date',
    index: true,
    access: { update: never },
    admin: { date, ...more },
  } as const satisfies Field;
}

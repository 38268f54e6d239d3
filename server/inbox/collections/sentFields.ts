import type { DateField, Field, TextField } from 'payload';
import { never } from '../../access/access.ts';

/* Fields of a request that contain what its visitor sent. */

/** For fields that identify a request to programs and mean nothing to sales. */
export const forAdmins = {
  condition: (_: unknown, __: unknown, { user }: { user: unknown }) => Object(user).role === 'admin',
};

/** For fields that the sheet above shows. They are only here for the columns and filters of the list. */
export const inSheet = { condition: () => false } as const;

/** Of what was not sent, the form shows no empty field. */
export const ifSent = (name: string) => ({
  condition: (_: unknown, beside: Partial<Record<string, unknown>>) => Boolean(beside[name]),
});

/** A text field for what a visitor sent: readable in the form, but nobody can change it. */
export function sent(
  name: string,
  label: string,
  more: Pick<TextField, 'index' | 'unique' | 'required' | 'admin'> = {},
) {
  return {
    name,
    label,
    type: 'text',
    admin: ifSent(name),
    ...more,
    access: { update: never },
  } as const satisfies Field;
}

export function sentLong(name: string, label: string) {
  return { name, label, type: 'textarea', admin: ifSent(name), access: { update: never } } as const satisfies Field;
}

/** A field for what a request is about, if that has a record of its own. */
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
  return {
    name,
    label,
    type: 'date',
    index: true,
    access: { update: never },
    admin: { ...ifSent(name), ...more },
  } as const satisfies Field;
}

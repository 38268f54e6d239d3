import type { Field } from 'payload';

/** A time zone is chosen from the list of all by typing a part of its name, and stored as that name. */
export function chosenZone(field: Field): Field {
  if (field.type !== 'text' || field.name !== 'timeZone') return field;
  const components = { Field: '/admin/fields/ZoneField.tsx#ZoneField' };
  return { ...field, admin: { ...field.admin, description: 'Type a city of it, such as London', components } };
}

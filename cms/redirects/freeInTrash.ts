import type { CollectionBeforeChangeHook, FieldHook } from 'payload';
import { nameInTrash, nameOutOfTrash } from '../slugs/nameInTrash.ts';

/** A redirect that lies in the trash keeps its address from no other one. */
export const freeInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { deletedAt = originalDoc?.deletedAt, from = originalDoc?.from } = data;
  return deletedAt && originalDoc ? { ...data, from: nameInTrash(from, originalDoc.id) } : data;
};

/** As people know it, in the trash too, and as it is when it comes back from there. */
export const asItWas: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' && originalDoc ? nameOutOfTrash(value, originalDoc.id) : value;

import type { CollectionBeforeChangeHook, FieldHook } from 'payload';
import { nameInTrash, nameOutOfTrash } from '../slugs/nameInTrash.ts';

/** Frees the address of a redirect in the trash for other redirects. */
export const freeAddressInTrash: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const { deletedAt = originalDoc?.deletedAt, from = originalDoc?.from } = data;
  return deletedAt && originalDoc ? { ...data, from: nameInTrash(from, originalDoc.id) } : data;
};

/** Shows the original address in the trash too, and restores it from there. */
export const showOriginalAddress: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' && originalDoc ? nameOutOfTrash(value, originalDoc.id) : value;

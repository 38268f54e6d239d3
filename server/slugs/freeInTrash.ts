import type { CollectionBeforeChangeHook, FieldHook } from 'payload';
import { nameInTrash, nameOutOfTrash } from './nameInTrash.ts';

/** Frees a unique text of a document in the trash for other documents. */
export function freeInTrash(field: string): CollectionBeforeChangeHook {
  return ({ data, originalDoc }) => {
    const { deletedAt = originalDoc?.deletedAt, [field]: value = originalDoc?.[field] } = data;
    return deletedAt && originalDoc ? { ...data, [field]: nameInTrash(value, originalDoc.id) } : data;
  };
}

/** Shows the original text in the trash too, and restores it from there. */
export const showOutOfTrash: FieldHook = ({ originalDoc, value }) =>
  typeof value === 'string' && originalDoc ? nameOutOfTrash(value, originalDoc.id) : value;

import type { CollectionBeforeChangeHook, FieldHook } from 'payload';

/** The value that a unique field of a document gets in the trash, so that others can have the original. */
export function nameInTrash(name: string, id: number | string): string {
  return `${nameOutOfTrash(name, id)}${ending(id)}`;
}

/** The value that the field had before the document went into the trash. */
export function nameOutOfTrash(name: string, id: number | string): string {
  return name.endsWith(ending(id)) ? name.slice(0, -ending(id).length) : name;
}

function ending(id: number | string): string {
  return `-in-trash-${id}`;
}

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

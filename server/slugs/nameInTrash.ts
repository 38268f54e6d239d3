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

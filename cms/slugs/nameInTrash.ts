/** What a document in the trash has in the place of what nobody else may have: so that it is free for others. */
export function nameInTrash(name: string, id: number | string): string {
  return `${nameOutOfTrash(name, id)}${ending(id)}`;
}

/** What a document had before it came into the trash. */
export function nameOutOfTrash(name: string, id: number | string): string {
  return name.endsWith(ending(id)) ? name.slice(0, -ending(id).length) : name;
}

function ending(id: number | string): string {
  return `-in-trash-${id}`;
}

/** The id of what a relation names, whether it was read with it or not. */
export function idOf(relation: number | { id: number }): number {
  return typeof relation === 'object' ? relation.id : relation;
}

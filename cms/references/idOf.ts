/** The id of what a relation names, whether it was read with it or not; undefined where it names nothing. */
export function idOf(relation: number | { id: number }): number;
export function idOf(relation: number | { id: number } | null | undefined): number | undefined;
export function idOf(relation: number | { id: number } | null | undefined): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation;
}

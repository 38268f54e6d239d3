/** The id of a relation's document, populated or not; undefined where the relation is empty. */
export function idOf(relation: number | { id: number }): number;
export function idOf(relation: number | { id: number } | null | undefined): number | undefined;
export function idOf(relation: number | { id: number } | null | undefined): number | undefined {
  return typeof relation === 'object' ? relation?.id : relation;
}

/** The same of a value that may be anything. */
export const idIn = (value: unknown): unknown => (typeof value === 'object' ? Object(value).id : value);

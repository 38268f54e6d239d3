/**
 * A copy of a list or of a plain object with each member changed, one level deep. `name` is that of a field; entries of
 * a list have none. Anything else, such as a date, is returned as it is.
 */
export function mapMembers(value: unknown, change: (member: unknown, name?: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => change(one));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one, name)]));
}

/** For `JSON.stringify`: the same text for the same content, in whatever order its fields come. */
export function inOrder(_name: string, value: unknown): unknown {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** False for a list, a date, a buffer and other class instances. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

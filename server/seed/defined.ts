/**
 * A copy of the value without undefined fields, at any depth: Payload's types distinguish "left out" from "undefined".
 */
export function defined<Value>(value: Value): Defined<Value> {
  return removeUndefined(value) as Defined<Value>;
}

type Defined<Value> = Value extends readonly (infer Entry)[]
  ? Defined<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]: Defined<Exclude<Value[Name], undefined>> }
    : Value;

function removeUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, entry]) => entry !== undefined);
  return Object.fromEntries(kept.map(([name, entry]) => [name, removeUndefined(entry)]));
}

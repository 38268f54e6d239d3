/** For the setter of a state: keeps the value that is there if the next one says the same, so that nothing renders again. */
export function keepEqual<Value>(next: Value): (current: Value) => Value {
  return (current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next);
}

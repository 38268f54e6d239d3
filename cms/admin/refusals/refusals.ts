/** What is read here of the state of a field in Payload's form. */
export interface FieldState {
  value?: unknown;
  valid?: boolean;
  errorMessage?: string;
}

export interface Refusal {
  path: string;
  message: string;
  /** The value that was refused. */
  value: unknown;
}

/** The fields that are marked now, each with why. */
export function refusalsOf(fields: Record<string, FieldState>): Refusal[] {
  return Object.entries(fields).flatMap(([path, { errorMessage, valid, value }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage, value }] : [],
  );
}

/** Those of the refusals that hold still: their fields are there, with the value that was refused. */
export function standing(refusals: readonly Refusal[], fields: Record<string, FieldState>): Refusal[] {
  return refusals.filter(({ path, value }) => {
    const field = fields[path];
    return field !== undefined && isSame(field.value, value);
  });
}

/** Marks of now that say what was said of a value that is no longer there. `over`: refusals whose value was changed. */
export function outdated(marked: readonly Refusal[], over: readonly Refusal[]): Refusal[] {
  return marked.filter(({ message, path, value }) =>
    over.some((one) => one.path === path && one.message === message && !isSame(one.value, value)),
  );
}

/** What is empty is so in several ways, between which the form and its server change. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

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
    return field !== undefined && JSON.stringify(field.value) === JSON.stringify(value);
  });
}

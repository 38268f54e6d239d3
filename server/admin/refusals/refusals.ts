import type { FormState } from 'payload';

export interface Refusal {
  path: string;
  message: string;
  value: unknown;
}

export function refusalsOf(fields: FormState): Refusal[] {
  return Object.entries(fields).flatMap(([path, { errorMessage, valid, value }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage, value }] : [],
  );
}

/** Returns the refusals that still apply: their fields exist and have the refused value. */
export function standing(refusals: readonly Refusal[], fields: FormState): Refusal[] {
  return refusals.filter(({ path, value }) => {
    const field = fields[path];
    return field !== undefined && isSame(field.value, value);
  });
}

/** Returns the current marks that belong to a value changed since. `over`: refusals whose value was changed. */
export function outdated(marked: readonly Refusal[], over: readonly Refusal[]): Refusal[] {
  return marked.filter(({ message, path, value }) =>
    over.some((one) => one.path === path && one.message === message && !isSame(one.value, value)),
  );
}

/** Compares values. The form and its server switch between several kinds of empty value. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/** Presses a disabled button as soon as it is enabled, within `patienceMs`, unless `signal` aborts. */
export function pressOnceOn(
  button: HTMLButtonElement,
  { patienceMs, signal }: { patienceMs: number; signal: AbortSignal },
): void {
  const until = performance.now() + patienceMs;
  const look = () => {
    if (signal.aborted || performance.now() > until) return;
    if (button.disabled) requestAnimationFrame(look);
    else button.click();
  };
  look();
}

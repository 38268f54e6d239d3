/** What was typed or chosen in a form, by field name. Never files, nor what the page itself filled in. */
export type Typed = Record<string, readonly string[]>;

const typedKeyOf = (formId: string) => `typed-${formId}`;

/** Returns what this tab stored of a form; undefined if nothing, or if storage is closed. */
export function readTyped(formId: string, storage?: Storage): Typed | undefined {
  try {
    const read: unknown = JSON.parse((storage ?? sessionStorage).getItem(typedKeyOf(formId)) ?? 'null');
    return isTyped(read) ? read : undefined;
  } catch {
    // Some private modes close storage, and other scripts may write to it.
    return undefined;
  }
}

/**
 * Stores the contents of a form until it is sent or discarded, for as long as the tab lives: over reloads, other pages
 * and crashes. Empty fields are left out; if all are empty, nothing is stored.
 */
export function keepTyped(formId: string, typed: Typed, storage?: Storage): void {
  const filled = Object.entries(typed).filter(([, values]) => values.some((value) => value !== ''));
  try {
    const place = storage ?? sessionStorage;
    if (filled.length > 0) place.setItem(typedKeyOf(formId), JSON.stringify(Object.fromEntries(filled)));
    else place.removeItem(typedKeyOf(formId));
  } catch {
    // Closed or full: then only the form itself keeps it.
  }
}

/** Call this once a form is sent, or its text discarded. */
export const forgetTyped = (formId: string, storage?: Storage): void => keepTyped(formId, {}, storage);

function isTyped(read: unknown): read is Typed {
  return (
    typeof read === 'object' &&
    read !== null &&
    Object.values(read).every((values) => Array.isArray(values) && values.every((one) => typeof one === 'string'))
  );
}

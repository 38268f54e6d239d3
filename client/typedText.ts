import { typedKeyOf } from './hasTyped.ts';

/** What was typed or chosen in a form, by the name of its field. Never files, nor what the page itself put there. */
export type Typed = Record<string, readonly string[]>;

/** What was kept of a form in this tab; undefined where nothing was, or storage is closed. */
export function readTyped(formId: string, storage?: Storage): Typed | undefined {
  try {
    const read: unknown = JSON.parse((storage ?? sessionStorage).getItem(typedKeyOf(formId)) ?? 'null');
    return isTyped(read) ? read : undefined;
  } catch {
    // Some private modes close storage, and others may write into it.
    return undefined;
  }
}

/**
 * Keeps what is in a form until it is sent or discarded, for as long as the tab lives: over reloads, other pages and
 * crashes. Fields without anything in them are left out; without any nothing is kept.
 */
export function keepTyped(formId: string, typed: Typed, storage?: Storage): void {
  const filled = Object.entries(typed).filter(([, values]) => values.some((value) => value !== ''));
  try {
    const place = storage ?? sessionStorage;
    if (filled.length > 0) place.setItem(typedKeyOf(formId), JSON.stringify(Object.fromEntries(filled)));
    else place.removeItem(typedKeyOf(formId));
  } catch {
    // Closed or full: then the form itself is all that keeps it.
  }
}

/** To be called once a form was sent, or its text discarded. */
export const forgetTyped = (formId: string, storage?: Storage): void => keepTyped(formId, {}, storage);

function isTyped(read: unknown): read is Typed {
  return (
    typeof read === 'object' &&
    read !== null &&
    Object.values(read).every((values) => Array.isArray(values) && values.every((one) => typeof one === 'string'))
  );
}

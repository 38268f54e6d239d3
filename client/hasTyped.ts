/** The storage key of what was typed into a form in this tab. */
export const typedKeyOf = (formId: string) => `typed-${formId}`;

/**
 * Returns whether this tab stored anything typed into a form. In a separate module because every page with a form loads
 * it.
 */
export function hasTyped(formId: string, storage?: Storage): boolean {
  try {
    return (storage ?? sessionStorage).getItem(typedKeyOf(formId)) !== null;
  } catch {
    // Some private modes close storage.
    return false;
  }
}

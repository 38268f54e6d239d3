/** Where this tab keeps what was typed into a form. */
export const typedKeyOf = (formId: string) => `typed-${formId}`;

/** Whether this tab kept something of a form. Apart from the rest, as every page with a form asks. */
export function hasTyped(formId: string, storage?: Storage): boolean {
  try {
    return (storage ?? sessionStorage).getItem(typedKeyOf(formId)) !== null;
  } catch {
    // Some private modes close storage.
    return false;
  }
}

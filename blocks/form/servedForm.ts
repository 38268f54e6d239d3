/** What is known of a form when React draws it first. */
interface ServedForm {
  /** It stood in the page before its script came, so what is in it was typed by somebody. */
  isThere: boolean;
  /** The country that was chosen in it by then. */
  country?: string;
}

/** On the server it is there: that draws the page in which it will have stood. */
export function servedForm(elementId: string): ServedForm {
  if (typeof document === 'undefined') return { isThere: true };
  const form = document.getElementById(elementId);
  if (!(form instanceof HTMLFormElement)) return { isThere: false };
  return { isThere: true, country: String(new FormData(form).get('country') ?? '') };
}

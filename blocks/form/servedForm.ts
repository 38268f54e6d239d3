/** What is known about a form when React first draws it. */
interface ServedForm {
  /** It was in the page before its script loaded, so its contents were typed by somebody. */
  isThere: boolean;
  /** The country that was chosen in it by then. */
  country?: string;
}

/** On the server it is there, because the server draws the page that will contain it. */
export function servedForm(elementId: string): ServedForm {
  if (typeof document === 'undefined') return { isThere: true };
  const form = document.getElementById(elementId);
  if (!(form instanceof HTMLFormElement)) return { isThere: false };
  return { isThere: true, country: String(new FormData(form).get('country') ?? '') };
}

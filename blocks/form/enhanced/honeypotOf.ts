/** The field of a form that people do not see and programs fill in. Its name changes with the token. R33. */
export function honeypotOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[aria-hidden] input[tabindex="-1"]');
}

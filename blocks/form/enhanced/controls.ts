export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that visitors fill in, without the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.matches('[type=hidden], [aria-hidden] *'),
  );
}

export function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

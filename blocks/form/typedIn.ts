import type { Typed } from '@frontage/client/typedText.ts';

/* What a form contains, which the browser keeps: React draws the fields, and never their values. */

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that visitors fill in and that are sent, without the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.matches('[type=hidden], [aria-hidden] *, :not([name])'),
  );
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** The contents of a form by name, as they would be sent without its files; those of boxes are lists. */
export function valuesIn(form: HTMLFormElement): Record<string, string | string[]> {
  const lists = new Set(controlsOf(form).flatMap(({ name, type }) => (type === 'checkbox' ? [name] : [])));
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = data.getAll(name).filter((value) => typeof value === 'string');
      if (values.length === 0) return [];
      return [[name, lists.has(name) || values.length > 1 ? values : (values[0] ?? '')]];
    }),
  );
}

/** What was changed in these controls, by name: a file is neither typed nor kept. */
export function typedIn(form: HTMLFormElement, controls: readonly Control[]): Typed {
  const names = new Set(controls.filter(isChanged).map(({ name }) => name));
  const data = new FormData(form);
  return Object.fromEntries([...names].map((name) => [name, data.getAll(name).map(String)]));
}

/** Whether a visitor, or their browser, has changed a control since the page was drawn. */
function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(byDefault, 0);
}

/** Fills controls that nobody has changed so far. Returns whether any of the values belongs to them. */
export function fillUntouched(controls: readonly Control[], kept: Typed): boolean {
  const chosen = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    const values = kept[control.name];
    if (!values || chosen.has(control.name)) continue;
    if (isBox(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
  return controls.some(({ name }) => kept[name]);
}

/** Empties controls. Returns a function that restores them. */
export function emptyControls(controls: readonly Control[]): () => void {
  const undo = controls.map((control) => {
    const typed = isBox(control) ? { checked: control.checked } : { value: control.value };
    return () => Object.assign(control, typed);
  });
  for (const control of controls) {
    if (isBox(control)) control.checked = control.defaultChecked;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = '';
  }
  return () => {
    for (const one of undo) one();
  };
}

import { forgetTyped, keepTyped, readTyped, type Typed } from '@frontage/client/typedText.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps in this tab what is typed into a plain form, or into one part of it, and brings it back at once where there is
 * some. The answer forgets it, to be called once the form was sent.
 */
export function keepText(form: HTMLFormElement, formId: string, part: HTMLElement = form): () => void {
  const controls = () => controlsOf(form).filter((control) => part.contains(control));
  const line = form.querySelector<HTMLElement>(`[${formMarks.kept}]`);
  let isOver = false;
  const forget = () => {
    forgetTyped(formId);
    if (line) line.hidden = true;
  };

  form.addEventListener('input', () => {
    // Parts of a form may stay on the page after it was sent, and what was typed in others still stands in it.
    if (!isOver) keepTyped(formId, typedIn(form, controls()));
  });
  // Sent, and back again empty, for another address.
  form.addEventListener('reset', () => {
    isOver = false;
  });
  line?.querySelector('button')?.addEventListener('click', () => {
    forget();
    for (const control of controls()) empty(control);
    form.dispatchEvent(new Event('change'));
    controls()[0]?.focus();
  });

  const kept = isAnswered(form) ? undefined : readTyped(formId);
  if (kept && controls().some(({ name }) => kept[name])) {
    // Chosen before the script came: a choice of now goes before an earlier one.
    const all = controls();
    const chosen = new Set(all.filter(isChanged).map(({ name }) => name));
    for (const control of all) if (!chosen.has(control.name)) fill(control, kept[control.name]);
    form.dispatchEvent(new Event('change'));
    if (line) line.hidden = false;
  }
  // Whoever typed before the script came may not touch the form again.
  if (controls().some(isChanged)) keepTyped(formId, typedIn(form, controls()));
  return () => {
    isOver = true;
    forget();
  };
}

/** What visitors fill in, without files, the honeypot and what is asked anew each time. */
function controlsOf(form: HTMLFormElement): Control[] {
  const left = `[type=hidden], [type=file], [aria-hidden] *, [${formMarks.unkept}]`;
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.matches(left),
  );
}

function typedIn(form: HTMLFormElement, controls: readonly Control[]): Typed {
  const names = new Set(controls.map(({ name }) => name));
  const values = new FormData(form);
  return Object.fromEntries([...names].map((name) => [name, values.getAll(name).map(String)]));
}

function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(byDefault, 0);
}

function empty(control: Control): void {
  if (isBox(control)) control.checked = control.defaultChecked;
  else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
  else control.value = control.defaultValue;
}

/** Fills a control that holds nothing yet. */
function fill(control: Control, values: readonly string[] | undefined): void {
  if (!values) return;
  if (isBox(control)) control.checked ||= values.includes(control.value);
  else if (control.value === '') control.value = values[0] ?? '';
}

/** The server wrote its answer into this form, and with it what had been typed. */
function isAnswered(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector(`:is([${formMarks.errorOf}], [${formMarks.notice}]):not([hidden])`));
}

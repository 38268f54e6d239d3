import { forgetTyped, keepTyped, readTyped, type Typed } from '@frontage/client/typedText.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { type Control, controlsOf, isBox } from './controls.ts';
import { wordsIn } from './saidBy.ts';

/**
 * Keeps in this tab what is typed into a plain form or a part of it, and restores it at once if there is any. Returns a
 * function that forgets it, to be called once the form was sent.
 */
export function keepText(form: HTMLFormElement, formId: string, part: HTMLElement = form): () => void {
  // Files cannot be kept, and some fields are asked again each time.
  const isKept = (control: Control) => part.contains(control) && !control.matches(`[type=file], [${formMarks.unkept}]`);
  const controls = () => controlsOf(form).filter(isKept);
  const line = form.querySelector<HTMLElement>(`[${formMarks.kept}]`);
  let isOver = false;
  const forget = () => {
    forgetTyped(formId);
    if (line) line.hidden = true;
  };

  form.addEventListener('input', () => {
    // Parts of a form may stay on the page after it was sent, and others still contain what was typed.
    if (!isOver) keepTyped(formId, typedIn(form, controls()));
  });
  // Sent, and shown again empty, for another address.
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
    // Choices made before the script loaded take precedence over earlier ones.
    const all = controls();
    const chosen = new Set(all.filter(isChanged).map(({ name }) => name));
    for (const control of all) if (!chosen.has(control.name)) fill(control, kept[control.name]);
    form.dispatchEvent(new Event('change'));
    if (line) showLine(line, wordsIn(form));
  }
  // A visitor who typed before the script loaded may not touch the form again.
  if (controls().some(isChanged)) keepTyped(formId, typedIn(form, controls()));
  return () => {
    isOver = true;
    forget();
  };
}

function showLine(line: HTMLElement, own: Words): void {
  for (const [index, id] of (['keptTyped', 'discardTyped'] as const).entries())
    line.children[index]?.append(say(own, id));
  line.hidden = false;
}

function typedIn(form: HTMLFormElement, controls: readonly Control[]): Typed {
  const names = new Set(controls.map(({ name }) => name));
  const values = new FormData(form);
  return Object.fromEntries([...names].map((name) => [name, values.getAll(name).map(String)]));
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

/** Fills a control that is still empty. */
function fill(control: Control, values: readonly string[] | undefined): void {
  if (!values) return;
  if (isBox(control)) control.checked ||= values.includes(control.value);
  else if (control.value === '') control.value = values[0] ?? '';
}

/** The server wrote its answer into this form, with what had been typed. */
function isAnswered(form: HTMLFormElement): boolean {
  return Boolean(form.querySelector(`:is([${formMarks.errorOf}], [${formMarks.notice}]):not([hidden])`));
}

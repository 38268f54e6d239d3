import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { FormEngine } from '../engine/createFormEngine.ts';
import type { FormState, FormView } from '../engine/FormView.ts';
import type { PlainForm } from './plainForm.ts';

/** What the engine asks of every plain form. */
export function viewOfPlainForm(form: HTMLFormElement, shown: PlainForm) {
  const honeypot = honeypotOf(form);
  return {
    isHoneypotFilled: () => Boolean(honeypot?.value),
    takeToken({ formToken, honeypotName }) {
      const field = form.elements.namedItem(hiddenFields.formToken);
      if (field instanceof HTMLInputElement) field.value = formToken;
      if (honeypot) honeypot.name = honeypotName;
    },
    showFaults: shown.showFaults,
    wordFor: shown.wordFor,
    words: shown.words,
    empty() {
      const restore = rememberTyped(form);
      form.reset();
      form.dispatchEvent(new Event('change'));
      shown.hideKeptLine();
      return restore;
    },
    sendAsPage: () => form.submit(),
  } satisfies Partial<FormView<unknown>>;
}

/** `onFailed` replaces the notice. */
export function showState(shown: PlainForm, state: FormState, onFailed?: (why?: string) => void): void {
  if (state.phase === 'submitting') shown.clearFaults();
  shown.setSending(state.phase === 'submitting');
  if (state.phase !== 'failure' || !state.notice) shown.hideNotice();
  else if (state.notice.kind === 'failure' && onFailed) onFailed(state.why);
  else shown.showNotice(state.notice);
}

/** Tells the engine what happens in the form; sending is left to the caller, who knows its buttons. */
export function listen(form: HTMLFormElement, engine: FormEngine, shown: PlainForm): void {
  form.addEventListener('focusin', engine.touch);
  form.addEventListener('input', ({ target }) => {
    engine.change();
    shown.touched(target);
  });
}

/** The field of a form that people do not see and programs fill in. Its name changes with the token. R33. */
function honeypotOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[aria-hidden] input[tabindex="-1"]');
}

/**
 * Remembers the contents of a form and returns a function that restores them. Files are restored too, as long as the
 * page is open.
 */
function rememberTyped(form: HTMLFormElement): () => void {
  const undo = [...form.elements].flatMap((control) => {
    const typed = typedIn(control);
    return typed ? [() => Object.assign(control, typed)] : [];
  });
  return () => {
    for (const one of undo) one();
    form.dispatchEvent(new Event('change'));
    for (const input of form.querySelectorAll('input[type=file]')) input.dispatchEvent(new Event('change'));
  };
}

function typedIn(control: Element): object | undefined {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return { value: control.value };
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return undefined;
  const { checked, files, type, value } = control;
  if (type === 'file') return { files };
  return type === 'radio' || type === 'checkbox' ? { checked } : { value };
}

import { hasTyped } from '@frontage/client/hasTyped.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

/**
 * Sends the plain forms of the page without leaving it. The code for that is loaded on the first touch, because most
 * visitors read a form and leave it. Without it the browser sends them, and the server answers with the page.
 */
export function enhanceOnTouch(): void {
  // Each block asks for it, and several may be on a page.
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${formMarks.enhanced}]:not([novalidate])`))
    prepare(form);
}

function prepare(form: HTMLFormElement): void {
  let isAwake = false;
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= import('./enhanceByCall.ts').then(async ({ enhanceByCall }) => {
      await enhanceByCall(form);
      isAwake = true;
    });
    return waking;
  };
  const wakeIfPossible = () => void wake().catch(() => undefined);
  form.noValidate = true;
  form.addEventListener('focusin', wakeIfPossible, { once: true });
  // What this tab kept of the form is restored before anybody touches it; and some visitors are faster than this
  // script.
  if (hasTyped(form.getAttribute(formMarks.form) ?? '') || form.matches(':focus-within')) wakeIfPossible();
  form.addEventListener('submit', (event) => {
    if (isAwake) return;
    event.preventDefault();
    wake()
      .catch(() => {
        isAwake = true;
        form.noValidate = false;
      })
      // Not during this submit: the browser would ignore another one.
      .then(() => setTimeout(() => form.requestSubmit()));
  });
}

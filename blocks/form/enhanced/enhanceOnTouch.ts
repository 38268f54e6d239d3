import { hasTyped } from '@frontage/client/hasTyped.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

/**
 * Sends the plain forms of the page without leaving it. What that takes is loaded on the first touch, as most visitors
 * read a form and leave it. Without it the browser sends them, and the server answers with the page.
 */
export function enhanceOnTouch(): void {
  // Blocks ask for it each for themselves, and several may be on a page.
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${formMarks.enhanced}]:not([novalidate])`))
    prepare(form);
}

function prepare(form: HTMLFormElement): void {
  let isAwake = false;
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= import('./enhanceByCall.ts').then(({ enhanceByCall }) => {
      isAwake = true;
      enhanceByCall(form);
    });
    return waking;
  };
  const wakeIfPossible = () => void wake().catch(() => undefined);
  form.noValidate = true;
  form.addEventListener('focusin', wakeIfPossible, { once: true });
  // What this tab kept of the form comes back before anybody touches it; and some are quicker than this script.
  if (hasTyped(form.getAttribute(formMarks.form) ?? '') || form.matches(':focus-within')) wakeIfPossible();
  form.addEventListener('submit', (event) => {
    if (isAwake) return;
    event.preventDefault();
    wake()
      .catch(() => {
        isAwake = true;
        form.noValidate = false;
      })
      // Not while this submit is still going on: then the browser would take no other.
      .then(() => setTimeout(() => form.requestSubmit()));
  });
}

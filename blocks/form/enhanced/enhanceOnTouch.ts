import { readTyped } from '@frontage/client/typedText.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

/**
 * Sends the plain forms of the page without leaving it. What that takes is loaded on the first touch, as most visitors
 * read a form and leave it. Without it the browser sends them, and the server answers with the page.
 */
export function enhanceOnTouch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[${formMarks.enhanced}]`)) prepare(form);
}

function prepare(form: HTMLFormElement): void {
  let isAwake = false;
  let waking: Promise<void> | undefined;
  const wake = () => {
    waking ??= import('./enhance.ts').then(({ enhance }) => {
      isAwake = true;
      enhance(form);
    });
    return waking;
  };
  const wakeIfPossible = () => void wake().catch(() => undefined);
  form.noValidate = true;
  form.addEventListener('focusin', wakeIfPossible, { once: true });
  // What this tab kept of the form comes back before anybody touches it.
  if (readTyped(form.getAttribute(formMarks.form) ?? '')) wakeIfPossible();
  form.addEventListener('submit', (event) => {
    if (isAwake) return;
    event.preventDefault();
    wake().then(
      () => form.requestSubmit(),
      () => form.submit(),
    );
  });
}

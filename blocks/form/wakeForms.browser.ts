import { hasTyped } from '@frontage/client/hasTyped.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

/*
 * Lets React take over the forms of the page, each at its first touch, because most visitors read a form and leave it.
 * Without it the browser sends them, and the host answers with the page.
 */

/** A visitor was faster than this script: is typing, has typed, or their browser has filled in a field. */
const early = ':is(:focus, :autofill, :user-valid, :user-invalid)';

for (const place of document.querySelectorAll<HTMLElement>(`[${formMarks.look}]`)) prepare(place);

function prepare(place: HTMLElement): void {
  const form = place.closest('form') ?? place.querySelector('form');
  // The script of a page wakes those that it takes part in, such as the form of a call.
  if (!form || place.hasAttribute(formMarks.ownScript)) return;
  const asleep = new AbortController();
  let waking: Promise<void> | undefined;
  let isHeld = false;
  const wake = () => {
    waking ??= import('./hydrateForm.tsx').then(({ hydrateForm }) => hydrateForm(place)).then(() => asleep.abort());
    return waking;
  };
  const touch = () =>
    void wake().catch(() => {
      waking = undefined;
    });
  const listening = { signal: asleep.signal };
  for (const type of ['focusin', 'input', 'change']) form.addEventListener(type, touch, listening);
  form.addEventListener(
    'submit',
    (event) => {
      // A second press is left to the browser: the visitor is tired of waiting.
      if (isHeld) return;
      isHeld = true;
      event.preventDefault();
      void wake()
        .catch(() => asleep.abort())
        // Not during this submit: the browser would ignore another one.
        .then(() => setTimeout(() => form.requestSubmit()));
    },
    listening,
  );
  // What this tab kept of the form is restored before anybody touches it; and some visitors are faster than this
  // script, or have sent the form without it.
  const hasFile = [...form.querySelectorAll<HTMLInputElement>('[type=file]')].some(({ files }) => files?.length);
  const isAnswered = place.getAttribute(formMarks.look)?.includes('"answer":');
  if (isAnswered || hasFile || hasTyped(form.getAttribute(formMarks.form) ?? '') || form.querySelector(early)) touch();
}

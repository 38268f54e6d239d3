import { readTyped } from '@frontage/client/typedText.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type AwakeForm, type FormBridge, readLook, takesFiles } from './formLook.ts';
import { PlacedForm } from './PlacedForm.tsx';

/*
 * Lets React take over the forms of the page, each at its first touch, because most visitors read a form and leave it.
 * Without it the browser sends them, and the host answers with the page.
 */

const awake = new WeakMap<HTMLElement, Promise<AwakeForm>>();

/**
 * Lets React take over a form that the host drew, once. Resolves when it is awake; what was typed before stays. Forms of
 * questions bring the check of questions with them, those that ask for the country the countries, those that take files
 * their box: if these do not load, it rejects, and the next call tries again.
 */
export function hydrateForm(place: HTMLElement, bridge?: FormBridge): Promise<AwakeForm> {
  const waking = awake.get(place) ?? hydrate(place, bridge);
  awake.set(place, waking);
  waking.catch(() => awake.delete(place));
  return waking;
}

async function hydrate(place: HTMLElement, bridge?: FormBridge): Promise<AwakeForm> {
  const look = readLook(place);
  const [View, Country, File] = await Promise.all([
    look.questions ? import('./FormPlace.tsx').then((file) => file.QuestionForm) : PlacedForm,
    look.names.includes('country') ? import('./CountryField.tsx').then((file) => file.CountryField) : undefined,
    takesFiles(look) ? import('./AttachmentField.tsx').then((file) => file.AttachmentField) : undefined,
  ]);
  return new Promise((resolve) => {
    hydrateRoot(place, createElement(View, { look, Country, File, bridge, onAwake: resolve }));
  });
}

/** A visitor was faster than this script: is typing, has typed, or their browser has filled in a field. */
const early = ':is(:focus, :autofill, :user-valid, :user-invalid)';

for (const place of document.querySelectorAll<HTMLElement>(`[${formMarks.look}]`)) prepare(place);

function prepare(place: HTMLElement): void {
  const form = place.closest('form') ?? place.querySelector('form');
  // The script of a page wakes those that it takes part in, such as the form of a call.
  if (!form || place.hasAttribute(formMarks.ownScript)) return;
  const asleep = new AbortController();
  let isHeld = false;
  const wake = () =>
    hydrateForm(place).then(() => {
      asleep.abort();
      form.ariaBusy = null;
    });
  const touch = () => void wake().catch(() => undefined);
  const listening = { signal: asleep.signal };
  for (const type of ['focusin', 'input', 'change']) form.addEventListener(type, touch, listening);
  form.addEventListener(
    'submit',
    (event) => {
      // A second press is left to the browser: the visitor is tired of waiting.
      if (isHeld) return;
      isHeld = true;
      event.preventDefault();
      form.ariaBusy = 'true';
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
  const isAnswered = place.getAttribute(formMarks.look)?.includes('`answer`:');
  if (isAnswered || hasFile || readTyped(form.getAttribute(formMarks.form) ?? '') || form.querySelector(early)) touch();
}

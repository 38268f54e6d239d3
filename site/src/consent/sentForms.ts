import { type AnalyticsEvent, pushEvent } from '@frontage/client/analytics.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';

const key = 'form-on-its-way';

/**
 * Notes which form the browser is about to send by itself, because its script did not load. Forms sent by script count
 * themselves.
 */
export function noteForms(storage: Storage): void {
  document.addEventListener('submit', ({ defaultPrevented, target }) => {
    const form = target instanceof HTMLFormElement ? target.getAttribute(formMarks.form) : null;
    if (form && !defaultPrevented) storage.setItem(key, JSON.stringify([form, location.pathname]));
  });
}

/**
 * Counts the noted form, once, if this is the page it ends on: `end` says as what. A reload or a visit without a form
 * counts nothing.
 */
export function countSentForm(end: string | undefined, storage: Storage, isAllowed: boolean): void {
  const noted = storage.getItem(key);
  if (!end || !noted) return;
  storage.removeItem(key);
  if (!isAllowed) return;
  const [category, label] = JSON.parse(noted) as [string, string];
  for (const action of end.split(' ')) pushEvent({ category, action: action as AnalyticsEvent['action'], label });
}

import { type AnalyticsEvent, pushEvent } from '@frontage/client/analytics.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { downloadPaths, newsletterPaths, paths } from '@frontage/contract/paths.ts';

const key = 'form-on-its-way';

/**
 * Pages on which forms that the browser sends by itself end, and what they count as. A newsletter reader is no lead.
 */
const ends: Record<string, readonly AnalyticsEvent['action'][]> = {
  [paths.thanks]: ['lead', 'form_sent'],
  [downloadPaths.ready]: ['lead', 'form_sent'],
  [newsletterPaths.waiting]: ['form_sent'],
};

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

/** Counts the noted form, once, if this is the page it ends on. A reload or a visit without a form counts nothing. */
export function countSentForm(path: string, storage: Storage, isAllowed: boolean): void {
  const actions = ends[path];
  const noted = storage.getItem(key);
  if (!actions || !noted) return;
  storage.removeItem(key);
  if (!isAllowed) return;
  const [category, label] = JSON.parse(noted) as [string, string];
  for (const action of actions) pushEvent({ category, action, label });
}

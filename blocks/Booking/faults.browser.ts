import type { FailureDetail } from '@frontage/contract/contact/answers.ts';
import { errorInTitle, errorWord, summaryTitle } from '@frontage/contract/contact/faultTitles.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { saidBy } from '../form/enhanced/saidBy.ts';
import type { BookingPage } from './page.browser.ts';

/** Says at each field what is wrong with it, and above the form all of it. None: takes all of that back. */
export function showFaults(page: BookingPage, found: readonly Pick<FailureDetail, 'message' | 'context'>[]): void {
  const say = saidBy(page.form);
  const faults = found.map(({ context, message }) => ({ context, message: say(message) }));
  for (const place of page.form.querySelectorAll<HTMLElement>(`[${formMarks.errorOf}]`)) {
    const name = place.getAttribute(formMarks.errorOf);
    const fault = faults.find(({ context }) => context.key === name);
    place.hidden = !fault;
    place.textContent = fault?.message ?? '';
    const control = controlOf(page, name ?? '');
    if (fault) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
  }
  document.title = errorInTitle(document.title, faults.length > 0, say(errorWord));
  const summary = page.marked<HTMLElement>(`[${formMarks.summary}]`);
  if (!summary) return;
  summary.hidden = faults.length === 0;
  const heading = summary.querySelector('h2');
  if (heading) heading.textContent = faults.length > 0 ? say(summaryTitle(faults.length)) : '';
  summary.querySelector('ul')?.replaceChildren(
    ...faults.map(({ context, message }) => {
      const entry = document.createElement('li');
      const link = document.createElement('a');
      const control = controlOf(page, context.key);
      link.href = `#${control?.id ?? ''}`;
      link.textContent = message;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        control?.focus();
      });
      entry.append(link);
      return entry;
    }),
  );
  if (faults.length > 0) summary.focus();
}

/** What is to be known about the form as a whole; nothing hides it. */
export function showNotice(page: BookingPage, words: { title: string; text: string } | undefined): void {
  const notice = page.marked<HTMLElement>(`[${formMarks.notice}]`);
  if (!notice) return;
  notice.hidden = !words;
  const say = saidBy(page.form);
  const [title, text] = [notice.querySelector('h2'), notice.querySelector('p')];
  if (title) title.textContent = words ? say(words.title) : '';
  if (text) text.textContent = words ? say(words.text) : '';
  for (const more of notice.querySelectorAll<HTMLElement>(':scope > div')) more.hidden = true;
  if (words) notice.focus();
}

function controlOf(page: BookingPage, name: string): HTMLElement | undefined {
  const control = page.form.elements.namedItem(name);
  return control instanceof HTMLElement ? control : undefined;
}

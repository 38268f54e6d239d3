import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { keptSum } from './keptSum.browser.ts';
import type { BookingPage } from './page.browser.ts';

/**
 * Says what the call is about where the visitor has made an estimate, and begins the note for the call with its sum.
 * The visitor sees it there and may change it.
 */
export function bringEstimate({ form, one, inWords }: BookingPage): void {
  const sum = keptSum();
  if (!sum) return;
  const line = one('estimate');
  line.textContent = inWords(bookingTexts.aboutEstimate(sum));
  line.hidden = false;
  const note = form.elements.namedItem('message');
  if (!(note instanceof HTMLTextAreaElement)) return;
  const words = inWords(bookingTexts.estimateCame);
  // What was typed stays; the sum of an earlier estimate is replaced.
  const [first = '', ...rest] = note.value.split('\n');
  if (note.value === '' || first.startsWith(words)) note.value = [`${words} ${sum}.`, ...rest].join('\n');
}

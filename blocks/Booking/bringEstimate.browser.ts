import { sayCall } from '@frontage/contract/words/bookingTexts.ts';
import { keptSum } from './keptSum.browser.ts';
import type { BookingPage } from './page.browser.ts';

/**
 * Says what the call is about where the visitor has made an estimate, and begins the note for the call with its sum.
 * The visitor sees it there and may change it.
 */
export function bringEstimate({ form, one, words }: BookingPage): void {
  const sum = keptSum();
  if (!sum) return;
  const line = one('estimate');
  line.textContent = sayCall(words, 'hour.aboutEstimate', { sum });
  line.hidden = false;
  const note = form.elements.namedItem('message');
  if (!(note instanceof HTMLTextAreaElement)) return;
  const came = sayCall(words, 'hour.estimateCame');
  // What was typed stays; the sum of an earlier estimate is replaced.
  const [first = '', ...rest] = note.value.split('\n');
  if (note.value === '' || first.startsWith(came)) note.value = [`${came} ${sum}.`, ...rest].join('\n');
}

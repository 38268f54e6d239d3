import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import type { keptEstimate } from '@frontage/contract/keptEstimate.ts';
import type { BookingPage } from './page.browser.ts';

// Named by its type alone: shared with the script of an estimate it would be a file of one word.
const kept: typeof keptEstimate = 'estimate';

/**
 * Says what the call is about where the visitor has worked out an estimate, and begins the note to whoever takes the
 * call with its sum. The visitor sees it there, and may write something else.
 */
export function bringEstimate({ form, one, inWords }: BookingPage): void {
  const sum = readSum();
  if (!sum) return;
  const line = one('estimate');
  line.textContent = inWords(bookingTexts.aboutEstimate(sum));
  line.hidden = false;
  const note = form.elements.namedItem('message');
  if (!(note instanceof HTMLTextAreaElement)) return;
  const words = inWords(bookingTexts.estimateCame);
  // What was typed stays; the sum of an earlier estimate does not.
  const [first = '', ...rest] = note.value.split('\n');
  if (note.value === '' || first.startsWith(words)) note.value = [`${words} ${sum}.`, ...rest].join('\n');
}

function readSum(): string | null {
  try {
    return sessionStorage.getItem(kept);
  } catch {
    // The browser keeps nothing here, so nothing was brought along.
    return null;
  }
}

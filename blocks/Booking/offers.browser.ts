import { offersFor } from '@frontage/contract/booking/offers.ts';
import { dayIn, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { sayCall, takenIds } from '@frontage/contract/words/bookingTexts.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import type { BookingPage } from './page.browser.ts';
import type { Picker } from './picker.browser.ts';
import { showStep } from './steps.browser.ts';

interface Offers {
  page: BookingPage;
  kind: 'book' | 'move';
  picker: Picker;
  /** Holds an hour; false where somebody else has it. */
  keep: (start: string) => Promise<boolean>;
  hideNotice: () => void;
  showNotice: (title: string, text: string) => void;
}

/** Somebody else took the hour: three other hours are offered, and nothing that was typed is lost. */
export function createOffers({ page, kind, picker, keep, hideNotice, showNotice }: Offers) {
  const { language, offers: place, words } = page;

  async function offer(taken: string): Promise<void> {
    if (kind === 'book') {
      page.one('summary').toggleAttribute('data-taken', true);
      page.one('held').textContent = '';
      page.one('submit').textContent = sayHour(words, 'hour.takeNone');
    }
    picker.forget();
    await picker.refresh();
    const { slots = [], zone = 'UTC' } = picker.answer() ?? {};
    const offers = offersFor(taken, slots);
    const title = sayCall(words, 'takenTitle', { time: timeIn(new Date(taken), zone) });
    showNotice(title, sayCall(words, takenIds[offers.length] ?? 'takenText'));
    if (!place) return;
    place.replaceChildren(
      ...offers.map((start) => {
        const button = document.createElement('button');
        const moment = new Date(start);
        button.type = 'button';
        button.textContent = `${shortDay(dayIn(moment, zone), language)}, ${timeIn(moment, zone)}`;
        button.addEventListener('click', () => void accept(start));
        return button;
      }),
    );
    place.hidden = false;
  }

  async function accept(start: string): Promise<void> {
    picker.choose(start);
    hideNotice();
    if (kind === 'move') return page.one('take').focus();
    if (!(await keep(start))) return offer(start);
    showStep(page, 'you');
    page.one('submit').focus();
  }

  return offer;
}

import { offersFor } from '@frontage/contract/booking/offers.ts';
import { dayIn, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { sayCall, takenIds } from '@frontage/contract/words/bookingTexts.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import { type BookingPage, showStep } from './page.browser.ts';
import type { Picker } from './picker.browser.ts';

interface Offers {
  page: BookingPage;
  kind: 'book' | 'move';
  picker: Picker;
  /** Holds an hour; false where somebody else has it. */
  keep: (start: string) => Promise<boolean>;
  notice: HourNotice;
}

/** Somebody else took the hour: three other hours are offered, and nothing that was typed is lost. */
export function createOffers({ page, kind, picker, keep, notice }: Offers) {
  const { language, offers: place, words } = page;

  async function offer(taken: string): Promise<void> {
    if (kind === 'book') {
      page.one('summary').toggleAttribute('data-taken', true);
      page.one('held').textContent = '';
      page.nameSubmit(sayHour(words, 'hour.takeNone'));
    }
    picker.forget();
    await picker.refresh();
    const { slots = [], zone = 'UTC' } = picker.answer() ?? {};
    const offers = offersFor(taken, slots);
    const title = sayCall(words, 'takenTitle', { time: timeIn(new Date(taken), zone) });
    notice.show({ title, text: sayCall(words, takenIds[offers.length] ?? 'takenText') });
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
    notice.hide();
    if (kind === 'move') return page.one('take').focus();
    if (!(await keep(start))) return offer(start);
    showStep(page, 'you');
    page.submitButton().focus();
  }

  return offer;
}

type HourNotice = ReturnType<typeof openNotice>;

/** What there is to say about the hour, above the form. What the host had said there goes; the form says it itself. */
export function openNotice({ form, offers }: Pick<BookingPage, 'form' | 'offers'>) {
  const [summary, notice] = [formMarks.summary, formMarks.notice].map((mark) =>
    form.querySelector<HTMLElement>(`[${mark}]`),
  );
  const place = notice?.parentElement;
  return {
    show({ title, text }: { title: string; text: string }): void {
      const [heading, paragraph] = [notice?.querySelector('h2'), notice?.querySelector('p')];
      if (!notice || !heading || !paragraph) return;
      heading.textContent = title;
      paragraph.textContent = text;
      notice.hidden = false;
      place?.append(notice);
      notice.focus();
    },
    hide(): void {
      if (offers) offers.hidden = true;
      summary?.remove();
      notice?.remove();
    },
  };
}

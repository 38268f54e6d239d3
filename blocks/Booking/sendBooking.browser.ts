import { backendAddress } from '@frontage/client/backendAddress.ts';
import { http, isHttpFailure } from '@frontage/client/sendForm.ts';
import { outcomeOf, reportSent } from '@frontage/client/sendOutcome.ts';
import {
  bookingChanged,
  bookingSuccess,
  type HoldSuccess,
  holdSuccess,
} from '@frontage/contract/booking/bookingAnswers.ts';
import { spanIn, zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { offersFor } from '@frontage/contract/booking/offers.ts';
import type { SlotsAnswer } from '@frontage/contract/booking/slotsAnswer.ts';
import { dayIn, longDay, shortDay, timeIn } from '@frontage/contract/booking/time.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { sayCall, takenIds } from '@frontage/contract/words/bookingTexts.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import { createFormEngine, type FormState } from '../form/createFormEngine.ts';
import { valuesIn } from '../form/useFields.ts';
import { hydrateForm } from '../form/wakeForms.browser.ts';
import { type BookingPage, keptSum, showStep } from './page.browser.ts';
import type { Picker } from './picker.browser.ts';

/* What is needed to check and send, loaded when an hour is taken: most visitors look at hours and leave. */

/** Holds the hour for ten minutes; undefined without an answer: the hour can be booked anyway. */
export async function hold(start: string, held: string | undefined) {
  try {
    const answer = await http.post<unknown>(bookingPaths.hold, { start, ...(held ? { hold: held } : {}) });
    return holdSuccess.safeParse(answer).data?.data;
  } catch (failure) {
    return isHttpFailure(failure) && outcomeOf(failure).outcome === 'taken' ? 'taken' : undefined;
  }
}

interface BookingForm {
  page: BookingPage;
  /** A call is moved by a signed link, which replaces the token and the visitor's details. */
  kind: 'book' | 'move';
  picker: Picker;
  /** The hour, and its hold if there is one. */
  chosen: () => Record<string, string>;
  /** Holds an hour; false where somebody else has it. */
  keep: (start: string) => Promise<boolean>;
  /** Called when somebody else took the hour: the hold is no longer valid. */
  loseHold: () => void;
}

/** The form of a call: its hour is chosen by the calendar, all else is as in every form. R34, R37. */
export async function createBookingForm({ page, kind, picker, chosen, keep, loseHold }: BookingForm) {
  const { form } = page;
  const notice = openNotice(page);
  const offer = createOffers({ page, kind, picker, keep, notice });
  const shared = {
    failureText: sayCall(page.words, 'unsentText'),
    taken() {
      loseHold();
      void offer(picker.chosen() ?? '');
    },
    sent(data: unknown) {
      const { confirmed } = data as { confirmed: string };
      if (kind === 'book') reportSent(form.getAttribute(formMarks.form) ?? '', location.pathname);
      location.assign(backendAddress + confirmed);
    },
  };
  notice.hide();
  const { engine, label } = kind === 'book' ? await wake() : createMove();
  if (kind === 'book') bringEstimate(page);
  // A visitor who returns from the page of the call finds the form as they left it, and may want another hour.
  addEventListener('pageshow', ({ persisted }) => persisted && engine.startAgain());
  engine.touch();
  if (kind === 'book') page.drawsLabel(label);
  return { submit: engine.submit, offer, hideNotice: notice.hide };

  function wake() {
    const place = page.one('you').querySelector<HTMLElement>(`[${formMarks.look}]`);
    if (!place) throw new Error('The page has no form of a call');
    return hydrateForm(place, {
      ...shared,
      fields: chosen,
      faults: () => (chosen().start ? [] : [['start', { type: 'required', message: say(page.words, 'hourMissing') }]]),
      success: bookingSuccess,
      show: notice.hide,
    });
  }

  /** Nothing but the hour is asked for, so there is nothing to draw. */
  function createMove() {
    const take = page.one('take');
    const label = (words: string) => {
      take.textContent = words;
    };
    let words = '';
    const engine = createFormEngine<unknown>({
      call: { path: bookingPaths.move, success: bookingChanged },
      failureText: shared.failureText,
      view: () => ({
        ...shared,
        findFaults: () => [],
        read: () => ({ fields: { ...valuesIn(form), ...chosen() }, files: [] }),
        isHoneypotFilled: () => false,
        takeToken() {},
        show(state: FormState) {
          const isSending = state.phase === 'submitting';
          if (isSending && !take.ariaDisabled) {
            words = take.textContent;
            label(say(page.words, 'sending'));
          } else if (!isSending && take.ariaDisabled) label(words);
          if (isSending) take.setAttribute('aria-disabled', 'true');
          else take.removeAttribute('aria-disabled');
          if (state.phase === 'failure' && state.notice) notice.show(state.notice);
          else notice.hide();
        },
        showFaults: (faults) => [...faults],
        wordFor: () => undefined,
        words: page.words,
        empty: () => undefined,
        sendAsPage: () => form.submit(),
      }),
    });
    return { engine, label };
  }
}

/** Says what a visitor must know about a chosen hour: the full day, the end, the person, the place and the zone. */
export function writeSummary(
  { language, one, words }: BookingPage,
  start: string,
  { minutes, zone }: Pick<SlotsAnswer, 'minutes' | 'zone'>,
  held: HoldSuccess['data'] | undefined,
): void {
  const moment = new Date(start);
  const end = new Date(moment.getTime() + minutes * 60_000);
  one('summaryDay').textContent = longDay(dayIn(moment, zone), language);
  one('summaryHours').textContent = spanIn(moment, end, zone, language);
  one('summaryZone').textContent = zoneWords(moment, zone);
  if (held) {
    one('summaryHost').textContent = held.host;
    one('summaryWhere').textContent = held.where;
  }
  one('held').textContent = held ? sayCall(words, 'hour.heldUntil', { time: timeIn(new Date(held.until), zone) }) : '';
}

/**
 * Says what the call is about where the visitor has made an estimate, and begins the note for the call with its sum.
 * The visitor sees it there and may change it.
 */
function bringEstimate({ form, one, words }: BookingPage): void {
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

interface Offers {
  page: BookingPage;
  kind: 'book' | 'move';
  picker: Picker;
  /** Holds an hour; false where somebody else has it. */
  keep: (start: string) => Promise<boolean>;
  notice: HourNotice;
}

/** Somebody else took the hour: three other hours are offered, and nothing that was typed is lost. */
function createOffers({ page, kind, picker, keep, notice }: Offers) {
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
function openNotice({ form, offers }: Pick<BookingPage, 'form' | 'offers'>) {
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

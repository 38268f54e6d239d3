import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { BookingVisit, FormAnswer } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { formIn } from '../testing/formIn.ts';
import { render, wordsOf } from '../testing/render.ts';
import { bookingExamples } from './Booking.examples.ts';
import { Booking } from './Booking.tsx';

function shown(booking?: BookingVisit, form?: FormAnswer) {
  const props = propsOf(bookingExamples, 'a call of forty minutes');
  const visit = { ...(booking ? { booking } : {}), ...(form ? { form } : {}) };
  return render(<Booking {...props} page={{ ...props.page, path: '/book', visit }} />);
}

const slot = (start: string, isFree = true) => ({ start: `${start}:00.000Z`, isFree });
const slots: NonNullable<BookingVisit['slots']> = {
  month: '2026-11',
  zone: 'Europe/Amsterdam',
  minutes: 40,
  today: '2026-11-21',
  slots: [
    slot('2026-11-24T13:00'),
    slot('2026-11-24T14:00'),
    slot('2026-11-24T15:00', false),
    slot('2026-11-25T23:30'),
  ],
  previous: '2026-10',
  next: '2026-12',
};
const answered = (changes: Partial<FormAnswer>): FormAnswer => ({
  formId: 'booking',
  typed: {},
  errors: [],
  filesLost: [],
  ...changes,
});

/** Days with the times of their free hours, as a visitor without script sees them. */
function hoursIn({ getAllByRole }: ReturnType<typeof shown>): Record<string, string[]> {
  const days = getAllByRole('group').filter(({ firstElementChild }) => firstElementChild?.tagName === 'LEGEND');
  return Object.fromEntries(
    days.map((day) => [wordsOf(day.firstElementChild), [...day.querySelectorAll('label')].map(wordsOf)]),
  );
}
const monthsIn = ({ queryAllByRole }: ReturnType<typeof shown>) =>
  queryAllByRole('link')
    .map((link) => [wordsOf(link), link.getAttribute('href')])
    .filter(([, href]) => href?.startsWith('/book?'));

describe('Booking', () => {
  it('asks to agree to the processing that a call needs, and to no marketing', () => {
    const { page } = shown();
    expect(formIn(page, 'booking').valueOf('consentVersion')).toBe(processingNote.version);
    expect(wordsOf(page)).toContain(processingNote.text);
    expect(page.innerHTML).not.toContain('marketing');
  });

  it('is a form that the browser can send by itself, with the place of each error', () => {
    const { page } = shown();
    const form = page.querySelector<HTMLFormElement>('form[data-form=booking]');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/booking']);
    const places = [...page.querySelectorAll(`[${formMarks.errorOf}]`)].map((one) =>
      one.getAttribute(formMarks.errorOf),
    );
    expect(places.toSorted()).toEqual(['company', 'email', 'message', 'name', 'phone', 'start', 'zone']);
  });

  it('asks for another zone by a separate form, so that nothing typed gets into an address', () => {
    const { form } = shown().page.querySelector('select') ?? {};
    expect([form?.method, form?.getAttribute('action'), form?.children.length]).toEqual(['get', '/book', 0]);
  });

  it('hides the month, its hours and what it says about the device until its script runs', () => {
    const live = [...shown().page.querySelectorAll<HTMLElement>('[data-part=live]')];
    expect(live.map(({ hidden }) => hidden)).toEqual([true, true, true]);
  });

  it('has the template from which its script makes hours', () => {
    const template = shown().page.querySelector<HTMLTemplateElement>('template[data-booking-hour-template]');
    expect(template?.content.querySelector('label input')).toMatchObject({ type: 'radio', name: 'start' });
  });

  it('puts no style into the markup', () => {
    expect(shown({ slots }).page.querySelector('[style]')).toBeNull();
  });
});

describe('Booking on a site with its own words and language', () => {
  const props = propsOf(bookingExamples, 'a call of forty minutes');
  const formWords = { 'hour.you': 'Sie', 'hour.showZone': 'Zeigen', 'hour.noneFree': 'Im {month} ist nichts frei.' };
  const site = { ...props.page.site, language: 'de' as const, formWords };
  const german = (booking: BookingVisit) =>
    render(<Booking {...props} page={{ ...props.page, site, visit: { booking } }} />).page;

  it('names days, months and weekdays in the language, and says everything else in the words', () => {
    const text = german({ slots }).textContent;
    for (const words of ['2 Sie', 'Zeigen', 'November 2026', 'Oktober 2026', 'Dienstag, 24. November 2026', 'MoDiMi'])
      expect(text).toContain(words);
    expect(wordsOf(german({ slots: { ...slots, slots: [] } }))).toContain('Im November 2026 ist nichts frei.');
  });

  it('names the hour on its button in the order of the language', () => {
    const verbOf = (buttonText: string) =>
      render(<Booking {...props} block={{ ...props.block, buttonText }} page={{ ...props.page, site }} />)
        .page.querySelector('form[data-verb]')
        ?.getAttribute('data-verb');
    expect([verbOf('Buchen'), verbOf('Termin reservieren:')]).toEqual(['{hour} buchen', 'Termin reservieren: {hour}']);
  });

  it('passes the words to its script', () => {
    expect(german({ slots }).innerHTML).toContain('Im {month} ist nichts frei.');
  });
});

describe('Booking without script', () => {
  it('lists the free hours by day, on the clocks of the chosen zone', () => {
    expect(hoursIn(shown({ slots }))).toEqual({
      'Tuesday 24 November, 2026': ['14:00', '15:00'],
      'Thursday 26 November, 2026': ['00:30'],
    });
    expect(shown({ slots }).getByText('November 2026')).toBeTruthy();
  });

  it('leads to the months before and after, in the same zone', () => {
    const zone = 'zone=Europe%2FAmsterdam';
    expect(monthsIn(shown({ slots }))).toEqual([
      ['October 2026', `/book?month=2026-10&${zone}`],
      ['December 2026', `/book?month=2026-12&${zone}`],
    ]);
    const { next: _, previous: __, ...only } = slots;
    expect(monthsIn(shown({ slots: only }))).toEqual([]);
  });

  it('shows and sends the zone in which its hours are given', () => {
    const { page } = shown({ slots });
    expect(page.querySelector('select')?.value).toBe('Europe/Amsterdam');
    const sent = formIn(page, 'booking')
      .controls('zone')
      .find(({ type }) => type === 'hidden');
    expect(sent?.value).toBe('Europe/Amsterdam');
  });

  it('accepts a zone in a spelling that its list does not have', () => {
    const { page } = shown({ slots: { ...slots, zone: 'Asia/Calcutta' } });
    expect(page.querySelector('select')?.value).toBe('Asia/Calcutta');
  });

  it('selects the hour that was chosen on another page, as long as it is free', () => {
    const chosen = (start: string) =>
      formIn(shown({ slots, start: slot(start).start }).page, 'booking').chosen('start');
    expect(chosen('2026-11-24T14:00')).toEqual(['2026-11-24T14:00:00.000Z']);
    expect(chosen('2026-11-24T15:00')).toEqual([]);
  });

  it('says when a month has no free hour, and when hours cannot be shown at all', () => {
    expect(shown({ slots: { ...slots, slots: [] } }).getByText('No hour is free in November 2026.')).toBeTruthy();
    expect(wordsOf(shown().page)).toContain(
      'The hours cannot be shown at the moment. Load this page again in a minute.',
    );
  });
});

describe('Booking that is shown again', () => {
  it('keeps the hour that was chosen, in preference to one chosen on another page', () => {
    const [, second] = slots.slots;
    const form = answered({ typed: { start: [second?.start ?? ''] } });
    const { page } = shown({ slots, start: slots.slots[0]?.start }, form);
    expect(formIn(page, 'booking').chosen('start')).toEqual([second?.start]);
  });

  it('says below the hours that one is missing, and links there', () => {
    const message = 'Choose an hour for the call';
    const form = formIn(shown({ slots }, answered({ errors: [{ name: 'start', message }] })).page, 'booking');
    expect(form.errorAt('start')).toBe(message);
    expect(form.summary?.links).toMatchObject([{ text: message, leadsTo: { textContent: message } }]);
  });

  it('says at the zone that it is unknown', () => {
    const message = 'The zone field must be a valid time zone';
    const form = formIn(shown({ slots }, answered({ errors: [{ name: 'zone', message }] })).page, 'booking');
    expect(form.errorAt('zone')).toBe(message);
    expect(form.isInvalid('zone')).toBe(true);
    expect(form.summary?.links[0]?.leadsTo?.tagName).toBe('SELECT');
  });

  it('offers hours in place of one that was taken meanwhile, on the same clocks', () => {
    const notice = { title: '14:00 was taken while you typed', text: 'Everything you wrote is kept.' };
    const offers = slots.slots.slice(0, 2).map(({ start }) => start);
    const { getByText, page } = shown({ slots, offers }, answered({ notice }));
    const form = formIn(page, 'booking');
    expect(form.notice).toMatchObject(notice);
    const offered = form.controls('start').slice(0, 2);
    expect(offered.map(({ value }) => value)).toEqual(offers);
    expect(getByText('Tue 24 Nov, 15:00')).toBeTruthy();
  });
});

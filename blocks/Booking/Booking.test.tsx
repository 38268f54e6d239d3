import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { BookingVisit, FormAnswer } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { formIn } from '../examples/formIn.ts';
import { propsOf } from '../examples/pageContext.ts';
import { elementsIn, readMarkup } from '../examples/readMarkup.ts';
import { bookingExamples } from './Booking.examples.ts';
import { Booking } from './Booking.tsx';

function html(booking?: BookingVisit, form?: FormAnswer): string {
  const props = propsOf(bookingExamples, 'a call of forty minutes');
  const visit = { ...(booking ? { booking } : {}), ...(form ? { form } : {}) };
  return renderToStaticMarkup(<Booking {...props} page={{ ...props.page, visit }} />);
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

/** Days with the times of their free hours, as a visitor without script finds them. */
function hoursIn(text: string): Record<string, string[]> {
  const days = elementsIn(readMarkup(text)).filter(
    ({ children: [first], tag }) => tag === 'fieldset' && first?.tag === 'legend',
  );
  return Object.fromEntries(
    days.map((day) => [
      day.children[0]?.text,
      elementsIn(day).flatMap(({ tag, text }) => (tag === 'label' ? [text] : [])),
    ]),
  );
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, '');
const linksIn = (text: string) =>
  elementsIn(readMarkup(text)).flatMap(({ attributes, tag, text: words }) =>
    tag === 'a' && attributes.href?.startsWith('/book?') ? [[words, attributes.href]] : [],
  );

describe('Booking', () => {
  it('asks for the processing that a call needs, and for no marketing', () => {
    expect(html()).toContain(`value="${processingNote.version}"`);
    expect(textOf(html())).toContain(processingNote.text);
    expect(html()).not.toContain('marketing');
  });

  it('is a form that the browser can send by itself, with the place of each error', () => {
    expect(html()).toMatch(/<form[^>]*action="[^"]*\/booking" [^>]*method="post"/);
    for (const name of ['start', 'zone', 'name', 'email', 'company', 'phone', 'message']) {
      expect(html()).toContain(`data-error-of="${name}"`);
    }
  });

  it('asks for another zone by a form of its own, so that nothing typed gets into an address', () => {
    expect(html()).toMatch(/<form id="([^"]+)-zone-form" action="\/book" method="get"><\/form>/);
    expect(html()).toMatch(/<select[^>]*form="[^"]+-zone-form"/);
  });

  it('hides the month, its hours and what is said of the device until there is a script that knows them', () => {
    expect(html().match(/hidden="" data-part="live"/g)).toHaveLength(3);
  });

  it('has the template of which its script makes hours', () => {
    expect(html()).toMatch(/<template data-booking-hour-template=""><label[^>]*><input type="radio"[^>]* name="start"/);
  });

  it('puts no style into the markup', () => {
    expect(html({ slots })).not.toContain('style=');
  });
});

describe('Booking where the site has words and a language of its own', () => {
  const props = propsOf(bookingExamples, 'a call of forty minutes');
  const formWords = { 'hour.you': 'Sie', 'hour.showZone': 'Zeigen', 'hour.noneFree': 'Im {month} ist nichts frei.' };
  const site = { ...props.page.site, language: 'de' as const, formWords };
  const german = (booking: BookingVisit) =>
    renderToStaticMarkup(<Booking {...props} page={{ ...props.page, site, visit: { booking } }} />);

  it('names days, months and weekdays in the language, and says the rest in the words', () => {
    const text = textOf(german({ slots }));
    for (const words of ['2 Sie', 'Zeigen', 'November 2026', 'Oktober 2026', 'Dienstag, 24. November 2026', 'MoDiMi'])
      expect(text).toContain(words);
    expect(textOf(german({ slots: { ...slots, slots: [] } }))).toContain('Im November 2026 ist nichts frei.');
  });

  it('gives the words to its script', () => {
    expect(german({ slots })).toContain('Im+%7Bmonth%7D+ist+nichts+frei.');
  });
});

describe('Booking without script', () => {
  it('lists the free hours by their days, on the clocks of the zone that was chosen', () => {
    expect(hoursIn(html({ slots }))).toEqual({
      'Tuesday 24 November, 2026': ['14:00', '15:00'],
      'Thursday 26 November, 2026': ['00:30'],
    });
    expect(html({ slots })).toContain('November 2026');
  });

  it('leads to the months before and after, in the same zone', () => {
    const zone = 'zone=Europe%2FAmsterdam';
    expect(linksIn(html({ slots }))).toEqual([
      ['October 2026', `/book?month=2026-10&${zone}`],
      ['December 2026', `/book?month=2026-12&${zone}`],
    ]);
    const { next: _, previous: __, ...only } = slots;
    expect(linksIn(html({ slots: only }))).toEqual([]);
  });

  it('shows and sends the zone in which the hours are told', () => {
    const text = html({ slots });
    expect(text).toContain('<option value="Europe/Amsterdam" selected="">Europe/Amsterdam</option>');
    const sent = formIn(text, 'booking')
      .controls('zone')
      .find(({ attributes }) => attributes.type === 'hidden');
    expect(sent?.attributes.value).toBe('Europe/Amsterdam');
  });

  it('knows a zone by a spelling that its list does not have', () => {
    expect(html({ slots: { ...slots, zone: 'Asia/Calcutta' } })).toContain(
      '<option value="Asia/Calcutta" selected="">Asia/Calcutta</option>',
    );
  });

  it('has the hour chosen that was chosen elsewhere, for as long as it is free', () => {
    const chosen = (start: string) => formIn(html({ slots, start: slot(start).start }), 'booking').chosen('start');
    expect(chosen('2026-11-24T14:00')).toEqual(['2026-11-24T14:00:00.000Z']);
    expect(chosen('2026-11-24T15:00')).toEqual([]);
  });

  it('says where a month has no free hour, and where hours cannot be shown at all', () => {
    expect(html({ slots: { ...slots, slots: [] } })).toContain('No hour is free in November 2026.');
    expect(html()).toContain('The hours cannot be shown at the moment. Load this page again in a minute.');
  });
});

describe('Booking that comes back', () => {
  it('keeps the hour that was chosen, before one that was chosen elsewhere', () => {
    const [, second] = slots.slots;
    const form = answered({ typed: { start: [second?.start ?? ''] } });
    const text = html({ slots, start: slots.slots[0]?.start }, form);
    expect(formIn(text, 'booking').chosen('start')).toEqual([second?.start]);
  });

  it('says below the hours that one is missing, and leads there', () => {
    const message = 'Choose an hour for the call';
    const form = formIn(html({ slots }, answered({ errors: [{ name: 'start', message }] })), 'booking');
    expect(form.errorAt('start')).toBe(message);
    expect(form.summary?.links).toMatchObject([{ text: message, leadsTo: { text: message } }]);
  });

  it('says at the zone that nobody knows it', () => {
    const message = 'The zone field must be a valid time zone';
    const form = formIn(html({ slots }, answered({ errors: [{ name: 'zone', message }] })), 'booking');
    expect(form.errorAt('zone')).toBe(message);
    expect(form.isInvalid('zone')).toBe(true);
    expect(form.summary?.links[0]?.leadsTo?.tag).toBe('select');
  });

  it('offers hours in place of one that was taken meanwhile, on the same clocks', () => {
    const notice = { title: '14:00 was taken while you typed', text: 'Everything you wrote is kept.' };
    const offers = slots.slots.slice(0, 2).map(({ start }) => start);
    const form = formIn(html({ slots, offers }, answered({ notice })), 'booking');
    expect(form.notice).toMatchObject(notice);
    const offered = form.controls('start').slice(0, 2);
    expect(offered.map(({ attributes }) => attributes.value)).toEqual(offers);
    expect(html({ slots, offers }, answered({ notice }))).toContain('Tue 24 Nov, 15:00');
  });
});

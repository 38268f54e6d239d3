import { callDaysMark } from '@frontage/contract/booking/bookingMarkup.ts';
import type { CallDays as Days } from '@frontage/contract/visit.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { callDaysExamples } from './CallDays.examples.ts';
import { CallDays } from './CallDays.tsx';

function shown(callDays?: Days) {
  const props = propsOf(callDaysExamples, 'free hours');
  const page = callDays ? { ...props.page, visit: { callDays } } : props.page;
  return render(<CallDays {...props} page={page} />);
}

/** An hour by its time in UTC, given on the clocks of Amsterdam, which are one hour ahead. */
const hourAt = (day: string, time: string, isLocal = true) => ({
  start: `${day}T${time}:00.000Z`,
  time: `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}${time.slice(2)}`,
  isLocal,
});
const monday = { date: '2026-11-23' };
const tuesday = { date: '2026-11-24' };
const free: Days = {
  zone: 'Europe/Amsterdam',
  days: [
    {
      ...monday,
      hours: [hourAt(monday.date, '09:00'), hourAt(monday.date, '14:00'), hourAt(monday.date, '20:00', false)],
    },
    {
      ...tuesday,
      hours: Array.from({ length: 8 }, (_, index) => hourAt(tuesday.date, `${String(8 + index).padStart(2, '0')}:00`)),
    },
  ],
};

type Shown = ReturnType<typeof shown>;
const hrefOf = (link: Element | undefined) => link?.getAttribute('href') ?? '';
/** What a screen reader says for a link. */
const nameOf = (link: Element) => link.getAttribute('aria-label') ?? wordsOf(link);
const hoursIn = ({ queryAllByRole }: Shown) =>
  queryAllByRole('link').filter((link) => hrefOf(link).includes('start=') && !isButton(link));
const isButton = (link: Element) => link.className.includes('button');
/** The link that looks like a button. */
const buttonIn = ({ getAllByRole }: Shown) => getAllByRole('link').find(isButton);

describe('CallDays on a page of a release', () => {
  it('has no days, because they would be past one morning, and links to the page where hours are chosen', () => {
    const released = shown();
    expect(released.page.querySelector('time')).toBeNull();
    const button = released.getByRole('link', { name: 'Choose an hour' });
    expect([button, hrefOf(button)]).toEqual([buttonIn(released), '/book']);
    expect(hoursIn(released)).toEqual([]);
    expect(released.queryByText(/Times in/)).toBeNull();
  });

  it('is marked to be drawn for each visitor', () => {
    for (const days of [undefined, free]) expect(shown(days).page.querySelector(`[${callDaysMark}]`)).toBeTruthy();
  });

  it('names an email address next to the hours', () => {
    const address = shown().getByRole('link', { name: 'hello@wharfside.example' });
    expect(hrefOf(address)).toBe('mailto:hello@wharfside.example');
    expect(wordsOf(address.parentElement)).toContain('or write: hello@wharfside.example');
  });
});

describe('CallDays with free hours', () => {
  it('shows each day with the number of its hours, and links each hour to its booking', () => {
    const days = [...shown(free).page.querySelectorAll('time')];
    expect(days.map((day) => [day.dateTime, wordsOf(day)])).toEqual([
      ['2026-11-23', 'Mon 23 Nov'],
      ['2026-11-24', 'Tue 24 Nov'],
    ]);
    expect(shown(free).getByText('3 free')).toBeTruthy();
    const [more, first] = hoursIn(shown(free));
    expect(wordsOf(more), 'the one in the night').toBe('1 more on Mon 23 Nov');
    expect(first && nameOf(first)).toBe('Book Mon 23 Nov, 10:00');
    expect(new URL(hrefOf(first), 'https://site').searchParams.get('start')).toBe('2026-11-23T09:00:00.000Z');
  });

  it('offers at most four hours of a day, from its first to its last, and counts all of them', () => {
    const [more, ...hours] = hoursIn(shown(free))
      .map(nameOf)
      .filter((name) => name.includes('Tue'));
    expect(hours.map((text) => text.slice(-5))).toEqual(['09:00', '11:00', '14:00', '16:00']);
    expect(more).toBe('4 more on Tue 24 Nov');
    expect(shown(free).getByText('8 free')).toBeTruthy();
  });

  it('names on its button the last hour of the first day at which somebody is awake, and marks only that one', () => {
    const days = shown(free);
    const chosen = hoursIn(days).filter((link) => link.hasAttribute('data-chosen'));
    expect(chosen.map(nameOf)).toEqual(['Book Mon 23 Nov, 15:00']);
    expect(wordsOf(buttonIn(days))).toBe('Book Mon 23 Nov, 15:00');
    expect(hrefOf(buttonIn(days))).toBe(hrefOf(chosen[0]));
  });

  it('names the last hour where nobody would be awake at any of them', () => {
    const [day] = free.days;
    const night = {
      ...free,
      days: day ? [{ ...day, hours: day.hours.map((hour) => ({ ...hour, isLocal: false })) }] : [],
    };
    expect(wordsOf(buttonIn(shown(night)))).toBe('Book Mon 23 Nov, 21:00');
  });

  it('says in whose zone the hours are, and links to other zones', () => {
    const { getByRole, page } = shown(free);
    expect(wordsOf(page)).toContain('Times in Europe/Amsterdam. Change.');
    expect(hrefOf(getByRole('link', { name: /Change/ }))).toContain('/book');
    expect(wordsOf(shown({ ...free, days: [] }).page)).not.toContain('Times in');
  });
});

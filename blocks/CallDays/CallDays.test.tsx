import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import type { CallDays as Days } from '@frontage/contract/visit.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { elementsIn, readMarkup } from '../examples/readMarkup.ts';
import { callDaysExamples } from './CallDays.examples.ts';
import { CallDays } from './CallDays.tsx';

function html(callDays?: Days): string {
  const props = propsOf(callDaysExamples, 'free hours');
  const page = callDays ? { ...props.page, visit: { callDays } } : props.page;
  return renderToStaticMarkup(<CallDays {...props} page={page} />);
}

/** An hour by its time in UTC, told by the clocks of Amsterdam, which are one ahead. */
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

const linksIn = (text: string) => elementsIn(readMarkup(text)).filter(({ tag }) => tag === 'a');
const hoursIn = (text: string) => linksIn(text).filter(({ attributes }) => attributes.href?.includes('start='));
/** What a screen reader says of a link. */
const nameOf = ({ attributes, text }: { attributes: Record<string, string>; text: string }) =>
  attributes['aria-label'] ?? text;
/** The link that looks like a button. */
const buttonIn = (text: string) => linksIn(text).find(({ attributes }) => attributes.class?.includes('button'));

describe('CallDays on a page of a release', () => {
  it('has no day, since one would be past some morning, and leads to where hours are chosen', () => {
    expect(html()).not.toContain('<time');
    expect(buttonIn(html())).toMatchObject({ text: 'Choose an hour', attributes: { href: '/book' } });
    expect(hoursIn(html())).toEqual([]);
    expect(html()).not.toContain('Times in');
  });

  it('is known to be drawn anew for each visitor', () => {
    expect(html()).toContain(`${callDaysMark}=""`);
    expect(html(free)).toContain(`${callDaysMark}=""`);
  });

  it('names a mail address beside the hours', () => {
    expect(html()).toContain('or write: <a href="mailto:hello@wharfside.example">');
  });
});

describe('CallDays with free hours', () => {
  it('tells each day with the number of its hours, and leads from each hour to where it is booked', () => {
    const days = elementsIn(readMarkup(html(free))).filter(({ tag }) => tag === 'time');
    expect(days.map(({ attributes, text }) => [attributes.datetime, text])).toEqual([
      ['2026-11-23', 'Mon 23 Nov'],
      ['2026-11-24', 'Tue 24 Nov'],
    ]);
    expect(html(free)).toContain('>3 free<');
    const [more, first] = hoursIn(html(free));
    expect(more?.text, 'the one in the night').toBe('1 more on Mon 23 Nov');
    expect(first && nameOf(first)).toBe('Book Mon 23 Nov, 10:00');
    expect(new URL(first?.attributes.href ?? '', 'https://site').searchParams.get('start')).toBe(
      '2026-11-23T09:00:00.000Z',
    );
  });

  it('offers four hours of a day at most, from its first to its last, and counts all', () => {
    const [more, ...hours] = hoursIn(html(free))
      .map(nameOf)
      .filter((name) => name.includes('Tue'));
    expect(hours.map((text) => text.slice(-5))).toEqual(['09:00', '11:00', '14:00', '16:00']);
    expect(more).toBe('4 more on Tue 24 Nov');
    expect(html(free)).toContain('>8 free<');
  });

  it('names by its button the last hour of the first day at which somebody is awake, and marks it alone', () => {
    const chosen = hoursIn(html(free)).filter(({ attributes }) => 'data-chosen' in attributes);
    expect(chosen.map(nameOf)).toEqual(['Book Mon 23 Nov, 15:00']);
    expect(buttonIn(html(free))).toMatchObject({
      text: 'Book Mon 23 Nov, 15:00',
      attributes: { href: chosen[0]?.attributes.href },
    });
  });

  it('names the last hour where nobody would be awake at any', () => {
    const [day] = free.days;
    const night = {
      ...free,
      days: day ? [{ ...day, hours: day.hours.map((hour) => ({ ...hour, isLocal: false })) }] : [],
    };
    expect(buttonIn(html(night))?.text).toBe('Book Mon 23 Nov, 21:00');
  });

  it('says whose clocks tell the hours, and leads to others', () => {
    const text = readMarkup(html(free)).text;
    expect(text).toContain('Times in Europe/Amsterdam. Change.');
    expect(html({ ...free, days: [] })).not.toContain('Times in');
  });
});

import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { eventDetailsExamples } from './Events.examples.ts';
import { EventDetails, hoursOf } from './Events.tsx';

const show = (name: string) => render(<EventDetails {...propsOf(eventDetailsExamples, name)} />).page;
const toForm = 'a[href="#seat"]';

describe('EventDetails', () => {
  it('says day, hours and zone of the event’s place', () => {
    const page = show('an evening to come');
    const day = page.querySelector('time');
    expect([day?.dateTime, wordsOf(day)]).toEqual(['2027-03-04', '4 March, 2027']);
    expect(wordsOf(page)).toContain('18:00 to 21:30, Europe/London');
  });

  it('counts the seats in a drawing and in words, and leads to the form', () => {
    const page = show('an evening to come');
    const words = [...page.querySelectorAll('p')].map(wordsOf);
    expect(words).toContain('23 of 40 seats are taken; one of the 17 free ones could be yours');
    expect(page.querySelector(toForm)).toBeTruthy();
  });

  it('says that it is over once it is, and offers no seats', () => {
    const page = show('an evening that is over');
    expect(wordsOf(page)).toContain('The last evening is over');
    expect(page.querySelector(toForm)).toBeNull();
  });

  it('offers no seats when all are taken', () => {
    const props = propsOf(eventDetailsExamples, 'an evening to come');
    const events = props.page.events.map((event) => ({ ...event, seatsTaken: event.seats }));
    const { page } = render(<EventDetails {...props} page={{ ...props.page, events }} />);
    expect(wordsOf(page)).toContain('All 40 seats are taken');
    expect(page.querySelector(toForm)).toBeNull();
  });

  it('lists past events without a form', () => {
    expect(wordsOf(show('an evening to come'))).toContain('24 September, 2026');
    expect(show('no evenings before it').querySelectorAll('section')).toHaveLength(1);
  });
});

it('prints hours in the zone of the place, summer time included', () => {
  const event = { starts: '2026-07-01T18:00:00Z', ends: '2026-07-01T21:30:00Z', timeZone: 'Europe/Amsterdam' };
  expect(hoursOf(event)).toBe('20:00 to 23:30');
});

import { upcomingEvent } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { eventBannerExamples } from './Events.examples.ts';
import { EventBanner, EventDay, seatPlan, seatPlanSize, seatsInWords } from './Events.tsx';

const { events, today } = propsOf(eventBannerExamples, 'the next event').page;
const [ledgerNight] = events;
if (!ledgerNight) throw new Error('The example page has no event');

const show = (name: string) => render(<EventBanner {...propsOf(eventBannerExamples, name)} />);

describe('EventBanner', () => {
  it('counts the seats for people who do not see them', () => {
    const name = '23 of 40 seats are taken; one of the 17 free ones could be yours';
    const seats = show('the next event').getByRole('img', { name });
    const drawn = [...seats.querySelectorAll('path')].map((path) => path.getAttribute('d')?.match(/M/g)?.length);
    expect(drawn).toEqual([23, 1, 16]);
  });

  it('links to the form where the event has no page, and to its page where it has one', () => {
    const targetOf = (name: string) => show(name).getByRole('link').getAttribute('href');
    expect(targetOf('the next event')).toBe('#contact-form');
    expect(targetOf('five seats, its own page')).toBe('/events/bridge-day');
  });

  it('offers no seat when none is left', () => {
    const { getByRole, queryByRole } = show('a chosen event with the longest words and no seat left');
    expect(getByRole('img', { name: /^All 56 seats are taken/ })).toBeTruthy();
    expect(queryByRole('link')).toBeNull();
  });

  it('renders nothing from the moment the event ends', () => {
    expect(show('the event has ended').page.innerHTML).toBe('');
  });
});

describe('upcomingEvent', () => {
  const later = { ...ledgerNight, id: 2, slug: 'later', starts: '2027-05-01T18:00:00Z', ends: '2027-05-01T20:00:00Z' };

  it('takes the event that begins first, whatever their order', () => {
    expect(upcomingEvent([later, ledgerNight], today)?.slug).toBe('ledger-night');
  });

  it('takes the chosen one, and none when that one has ended', () => {
    expect(upcomingEvent([ledgerNight, later], today, 'later')?.slug).toBe('later');
    expect(upcomingEvent([ledgerNight, later], new Date('2027-04-01T00:00:00Z'), 'ledger-night')).toBeUndefined();
  });

  it('still shows an event that has begun', () => {
    expect(upcomingEvent([ledgerNight], new Date('2027-03-04T20:00:00Z'))?.slug).toBe('ledger-night');
  });
});

it('prints the day at the place of the event, with its year', () => {
  const printed = (timeZone: string, language?: Language) =>
    render(<EventDay event={{ starts: '2027-09-30T23:30:00Z', timeZone }} language={language} />).page;
  expect(printed('Europe/Amsterdam').querySelector('time')?.dateTime).toBe('2027-10-01');
  expect(wordsOf(printed('Europe/Amsterdam'))).toBe('1 October, 2027');
  expect(wordsOf(printed('America/New_York'))).toBe('30 September, 2027');
  expect(wordsOf(printed('America/New_York', 'de'))).toBe('30 September 2027');
});

describe('seatPlan', () => {
  it('fills rows of ten, taken seats first, then yours', () => {
    const plan = seatPlan(23, 11);
    expect(plan.filter((seat) => seat.state === 'taken')).toHaveLength(11);
    expect(plan[11]).toEqual({ x: 18, y: 18, state: 'yours' });
    expect(seatPlanSize(23)).toEqual({ width: 176, height: 50 });
  });

  it('is as wide for five seats as for ten, so that a seat is as large', () => {
    expect(seatPlanSize(5)).toEqual({ width: 176, height: 14 });
  });

  it('has no seat for you when all are taken, even when more people came than there are seats', () => {
    expect(seatPlan(3, 5).every((seat) => seat.state === 'taken')).toBe(true);
    expect(seatsInWords(3, 5)).toBe('All 3 seats are taken');
  });
});

import type { Language } from '@frontage/contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { eventBannerExamples } from './EventBanner.examples.ts';
import { EventBanner } from './EventBanner.tsx';
import { EventDay } from './EventDay.tsx';
import { seatPlan, seatPlanSize, seatsInWords } from './seatPlan.ts';
import { upcomingEvent } from './upcomingEvent.ts';

const { events, today } = propsOf(eventBannerExamples, 'the next event').page;
const [ledgerNight] = events;
if (!ledgerNight) throw new Error('The example page has no event');

describe('EventBanner', () => {
  it('counts the seats for those who do not see them', () => {
    const html = renderToStaticMarkup(<EventBanner {...propsOf(eventBannerExamples, 'the next event')} />);
    expect(html).toContain('aria-label="23 of 40 seats are taken; one of the 17 free ones could be yours"');
    const drawn = [...html.matchAll(/ d="([^"]*)"/g)].map((match) => match[1]?.match(/M/g)?.length);
    expect(drawn).toEqual([23, 1, 16]);
  });

  it('leads to the form where the event has no page of its own, and to its page where it has', () => {
    const toForm = renderToStaticMarkup(<EventBanner {...propsOf(eventBannerExamples, 'the next event')} />);
    const toPage = renderToStaticMarkup(<EventBanner {...propsOf(eventBannerExamples, 'five seats, its own page')} />);
    expect(toForm).toContain('href="#contact-form"');
    expect(toPage).toContain('href="/events/bridge-day"');
  });

  it('offers no seat when none is left', () => {
    const props = propsOf(eventBannerExamples, 'a chosen event with the longest words and no seat left');
    const html = renderToStaticMarkup(<EventBanner {...props} />);
    expect(html).toContain('All 56 seats are taken');
    expect(html).not.toContain('<a ');
  });

  it('renders nothing from the moment the event ends', () => {
    const html = renderToStaticMarkup(<EventBanner {...propsOf(eventBannerExamples, 'the event has ended')} />);
    expect(html).toBe('');
  });
});

describe('upcomingEvent', () => {
  const later = { ...ledgerNight, id: 2, slug: 'later', starts: '2027-05-01T18:00:00Z', ends: '2027-05-01T20:00:00Z' };

  it('takes the event that begins first, whatever the order they come in', () => {
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

it('prints the day as it is where the event takes place, its year with it', () => {
  const printed = (timeZone: string, language?: Language) =>
    renderToStaticMarkup(<EventDay event={{ starts: '2027-09-30T23:30:00Z', timeZone }} language={language} />);
  expect(printed('Europe/Amsterdam')).toContain('dateTime="2027-10-01"');
  expect(printed('Europe/Amsterdam').replace(/<[^>]*>/g, '')).toBe('1 October, 2027');
  expect(printed('America/New_York').replace(/<[^>]*>/g, '')).toBe('30 September, 2027');
  expect(printed('America/New_York', 'de').replace(/<[^>]*>/g, '')).toBe('30 September 2027');
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

  it('has no seat for you when all are taken, even when more came than there are', () => {
    expect(seatPlan(3, 5).every((seat) => seat.state === 'taken')).toBe(true);
    expect(seatsInWords(3, 5)).toBe('All 3 seats are taken');
  });
});

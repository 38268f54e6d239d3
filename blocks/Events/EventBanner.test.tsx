import { upcomingEvent } from '@frontage/contract/event.ts';
import type { Language } from '@frontage/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { eventBannerExamples } from './Events.examples.ts';
import { EventBanner, EventDay, seatsInWords } from './Events.tsx';

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

describe('the seats', () => {
  const drawn = (seats: number, seatsTaken: number) => {
    const props = propsOf(eventBannerExamples, 'the next event');
    const own = { ...ledgerNight, seats, seatsTaken };
    const svg = render(<EventBanner {...props} page={{ ...props.page, events: [own] }} />).getByRole('img');
    return { svg, paths: [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '') };
  };

  it('fill rows of ten, taken ones first, then yours', () => {
    const { paths, svg } = drawn(23, 11);
    expect(paths[0]?.match(/M/g)).toHaveLength(11);
    expect(paths[1]).toBe('M18 18h12v12h-12z');
    expect(svg.getAttribute('viewBox')).toBe('-1 -1 176 50');
  });

  it('are as large where they are five as where they are ten', () => {
    expect(drawn(5, 0).svg.getAttribute('viewBox')).toBe('-1 -1 176 14');
  });

  it('leave none for you when all are taken, even when more people came than there are seats', () => {
    const { paths } = drawn(3, 5);
    expect([paths[0]?.match(/M/g)?.length, paths[1], paths[2]]).toEqual([3, '', '']);
    expect(seatsInWords(3, 5)).toBe('All 3 seats are taken');
  });
});

import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { describe, expect, it } from 'vitest';
import { BookingCancel, BookingCancelled, BookingConfirmed, BookingOver } from './BookingPages.tsx';

const facts = {
  startsAt: '2026-11-24T14:00:00.000Z',
  endsAt: '2026-11-24T14:40:00.000Z',
  zone: 'Europe/Amsterdam',
  ours: { zone: 'Europe/Helsinki', city: 'Turku' },
  host: 'Ines Vega',
  hasRoom: false,
  email: 'ada@example.com',
};
const german = {
  language: 'de' as const,
  formWords: {
    'call.confirmed': '{host} erwartet Sie. Der Link geht an {email}.',
    'call.cancelText': 'Danach ist die Stunde wieder frei.',
    'hour.host': 'Mit',
    'hour.anotherHour': 'Andere Stunde wählen',
  },
};
const textOf = (element: React.ReactElement) => wordsOf(render(element).page);

describe('the pages about a call', () => {
  it('state its day, its hours on both clocks, and whom it is with', () => {
    const text = textOf(<BookingConfirmed call={{ facts, token: 't' }} site={{}} />);
    for (const words of ['Tuesday 24 November,', '15:00 to 15:40', '15:00 Europe/Amsterdam', '16:00, Turku'])
      expect(text).toContain(words);
    expect(text).toContain('Ines Vega is expecting you.');
    expect(text).toContain('a video link follows by email');
  });

  it('use the words of the owner, and dates in the language of the site', () => {
    const confirmed = textOf(<BookingConfirmed call={{ facts, token: 't' }} site={german} />);
    for (const words of ['Dienstag, 24. November,', '15:00–15:40', 'Ines Vega erwartet Sie.', 'Mit'])
      expect(confirmed).toContain(words);
    expect(textOf(<BookingCancel call={{ facts, token: 't' }} site={german} />)).toContain(
      'Dienstag, 24. November 2026, 15:00–15:40. Danach ist die Stunde wieder frei.',
    );
    for (const Page of [BookingCancelled, BookingOver])
      expect(textOf(<Page call={undefined} site={german} />)).toContain('Andere Stunde wählen');
  });

  it('leave out what is unknown', () => {
    expect(textOf(<BookingConfirmed call={undefined} site={{}} />)).toContain('Your call,');
    expect(textOf(<BookingCancel call={undefined} site={{}} />)).not.toContain('undefined');
  });
});

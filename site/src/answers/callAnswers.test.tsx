import { render, wordsOf } from '@frontage/blocks/testing/render.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { wordsOf as wordsOfSite } from '@frontage/contract/words/ownWords.ts';
import { describe, expect, it } from 'vitest';
import { callAnswers } from './callAnswers.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

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
const { cancelledPage, cancelPage, confirmedPage, overPage } = bookingPaths;

function textOf(path: keyof typeof callAnswers, site: object, call?: { facts: typeof facts; token: string }): string {
  const asked = { call, site, words: wordsOfSite(site) } as never;
  return wordsOf(render(<ShortAnswer {...callAnswers[path](asked)} />).page);
}

describe('the pages about a call', () => {
  it('state its day, its hours on both clocks, and whom it is with', () => {
    const text = textOf(confirmedPage, {}, { facts, token: 't' });
    for (const words of ['Tuesday 24 November,', '15:00 to 15:40', '15:00 Europe/Amsterdam', '16:00, Turku'])
      expect(text).toContain(words);
    expect(text).toContain('Ines Vega is expecting you.');
    expect(text).toContain('a video link follows by email');
  });

  it('use the words of the owner, and dates in the language of the site', () => {
    const confirmed = textOf(confirmedPage, german, { facts, token: 't' });
    for (const words of ['Dienstag, 24. November,', '15:00–15:40', 'Ines Vega erwartet Sie.', 'Mit'])
      expect(confirmed).toContain(words);
    expect(textOf(cancelPage, german, { facts, token: 't' })).toContain(
      'Dienstag, 24. November 2026, 15:00–15:40. Danach ist die Stunde wieder frei.',
    );
    for (const path of [cancelledPage, overPage] as const)
      expect(textOf(path, german)).toContain('Andere Stunde wählen');
  });

  it('leave out what is unknown', () => {
    expect(textOf(confirmedPage, {})).toContain('Your call,');
    expect(textOf(cancelPage, {})).not.toContain('undefined');
  });
});

import { describe, expect, test } from 'vitest';
import { completeClock, completeHours, normalizeNumber } from './asTyped.ts';

describe('a phone number', () => {
  const kept = (raw: unknown) => normalizeNumber({ data: { city: 'Oslo', phone: { raw, formatted: 'as typed (0)' } } });

  test.each([
    '+44 20 7946 0123',
    '+44 (20) 7946-0123',
    '+44 (0)20 7946 0123',
    '+44.20.7946.0123',
    '+44 20/7946–0123',
    '\u202a+44 20 7946 0123\u202c',
  ])('%s is stored without punctuation for links, and shown as it was typed', (typed) => {
    expect(kept(typed)).toEqual({ city: 'Oslo', phone: { raw: '+442079460123', formatted: 'as typed (0)' } });
  });

  test('is left to the validation where it is invalid', () => {
    expect(kept('call us')).toMatchObject({ phone: { raw: 'call us' } });
    expect(kept(null)).toMatchObject({ phone: { raw: null } });
    expect(normalizeNumber({ data: { city: 'Oslo' } })).toEqual({ city: 'Oslo' });
  });
});

describe('the hours of an office', () => {
  test('are stored with two digits', () => {
    expect(completeHours({ data: { city: 'Oslo', opens: '9:00', closes: ' 17.30 ' } })).toEqual({
      city: 'Oslo',
      opens: '09:00',
      closes: '17:30',
    });
  });

  test('stay absent where nobody typed them', () => {
    expect(completeHours({ data: { city: 'Oslo' } })).toEqual({ city: 'Oslo' });
  });

  test('are full hours where no minutes are typed', () => {
    expect([completeClock('9'), completeClock(' 17 ')]).toEqual(['09:00', '17:00']);
    expect([completeClock('9 Uhr'), completeClock('17.30 Uhr')]).toEqual(['09:00', '17:30']);
  });

  test.each(['nine', '9:0', '900', '', null])('%j is left to the validation', (typed) => {
    expect(completeClock(typed)).toBe(typed);
  });
});

import { expect, it } from 'vitest';
import { e164Of, isPhone, phoneKeyOf } from './phone.ts';

it.each([
  ['+49 (0)40 765 43 21', '+49407654321'],
  ['0049 (0) 40 765 43 21', '+49407654321'],
  ['(+49) (0)40 7654321', '+49407654321'],
  ['+44-(0)20-7946-0123', '+442079460123'],
  ['+41(0)44 668 18 00', '+41446681800'],
  ['+1 (415) 555-0100', '+14155550100'],
  // In Italy the zero is dialled from abroad too, wherever it is written.
  ['+39 (0)6 6982 0000', '+390669820000'],
  ['+39 06 6982 0000', '+390669820000'],
])('is dialled from abroad: %s as %s', (typed, dialled) => {
  expect(e164Of(typed)).toBe(dialled);
  expect(phoneKeyOf(typed)).toBe(dialled.slice(1));
});

it.each(['040 7654321', '(0)40 7654321', '+049 40 7654321', '+49', '', undefined])(
  'is not guessed at without the code of its country: %j',
  (typed) => {
    expect(e164Of(typed)).toBeUndefined();
  },
);

it.each([
  ['040 7654321', true],
  ['112', false],
  ['Ada', false],
  ['Room 040 7654321', false],
])('is told from words and from what is too short: %s, %s', (text, isOne) => {
  expect(isPhone(text)).toBe(isOne);
});

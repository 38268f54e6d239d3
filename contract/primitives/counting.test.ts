import { expect, it } from 'vitest';
import { counted, inWords } from './counting.ts';

it('writes small numbers in words and large ones in figures', () => {
  expect([0, 1, 8, 12, 13, 1250].map(inWords)).toEqual(['no', 'one', 'eight', 'twelve', '13', '1,250']);
});

it('uses the right form of the noun', () => {
  expect([1, 2, 0].map((count) => counted(count, 'letter'))).toEqual(['one letter', 'two letters', 'no letters']);
  expect(counted(2, 'entry', 'entries')).toBe('two entries');
});

import { expect, it } from 'vitest';
import { inWords } from './counting.ts';

it('writes small numbers in words and large ones in figures', () => {
  expect([0, 1, 8, 12, 13, 1250].map(inWords)).toEqual(['no', 'one', 'eight', 'twelve', '13', '1,250']);
});

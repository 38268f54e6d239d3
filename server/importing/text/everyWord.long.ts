import { test } from 'vitest';
import { checkEveryWord } from './testing/checkEveryWord.ts';

test('every word of many more texts is in the text at its place, or named in the report', () => {
  checkEveryWord(20_000);
});

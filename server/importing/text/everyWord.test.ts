import { test } from 'vitest';
import { checkEveryWord } from './testing/checkEveryWord.ts';

/* R65 */
test('every word that another program wrote is in the text at its place, or named in the report', () => {
  checkEveryWord(200);
});

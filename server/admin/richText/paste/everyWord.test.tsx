import { it } from 'vitest';
import { checkEveryPaste } from './testing/checkEveryPaste.ts';

it('every word that is pasted from another program arrives at its place, or is named', () => {
  checkEveryPaste(200);
});

import { it } from 'vitest';
import { checkEveryPaste } from './testing/checkEveryPaste.ts';

it('every word of 20,000 pastes arrives at its place, or is named', () => {
  checkEveryPaste(20_000);
}, 3_600_000);

import { test } from 'vitest';
import { expectSidesToAgree, expectStoredAsMeant } from '../testing/expectStoredAsMeant.ts';

/* R64 */
test('what is pasted into a form is stored as it was meant, and browser and host agree', () => {
  expectStoredAsMeant(500);
});

test('browser and host agree on whatever is typed', () => {
  expectSidesToAgree(300);
});

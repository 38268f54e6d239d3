import { test } from 'vitest';
import { expectSidesToAgree, expectStoredAsMeant } from '../testing/expectStoredAsMeant.ts';

test('what is pasted into a form is stored as it was meant, and browser and host agree: 50,000 forms', () => {
  expectStoredAsMeant(50_000);
});

test('browser and host agree on whatever is typed: 30,000 forms', () => {
  expectSidesToAgree(30_000);
});

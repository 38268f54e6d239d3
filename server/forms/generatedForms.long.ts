import { test } from 'vitest';
import { expectFormsToAgree } from '../testing/expectFormsToAgree.ts';

test('of 10,000 forms every answer that fits is stored, and any other is refused alike by browser and host', () =>
  expectFormsToAgree(10_000));

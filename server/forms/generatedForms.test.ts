import { test } from 'vitest';
import { expectFormsToAgree } from '../testing/expectFormsToAgree.ts';

test('whatever a form asks, an answer that fits is stored, and any other is refused alike by browser and host', () =>
  expectFormsToAgree(60));

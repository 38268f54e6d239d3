import { test } from 'vitest';
import { expectFormsToAgree } from '../testing/expectFormsToAgree.ts';

/* Up to half an hour where other things are going on. */
test(
  'of 10,000 forms every answer that fits is stored, and any other is refused alike by browser and host',
  { timeout: 1_800_000 },
  () => expectFormsToAgree(10_000, 'generated'),
);

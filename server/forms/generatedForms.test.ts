import { test } from 'vitest';
import { expectFormsToAgree } from '../testing/expectFormsToAgree.ts';

test.each(['generated', 'call-back'] as const)(
  'whatever the form %s asks, an answer that fits is stored, and any other is refused alike by browser and host',
  (formId) => expectFormsToAgree(60, formId),
);

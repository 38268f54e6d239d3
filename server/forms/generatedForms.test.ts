import { test } from 'vitest';
import { expectFormsToAgree } from '../testing/expectFormsToAgree.ts';

const title = 'an answer that fits is stored, and any other is refused alike by browser and host';
test(`whatever a generated form asks, ${title}`, () => expectFormsToAgree(30, 'generated'));
test(`whatever is asked behind a form of the site, ${title}`, { tags: 'long' }, () =>
  expectFormsToAgree(60, 'call-back'),
);

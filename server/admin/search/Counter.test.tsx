import { render } from '@frontage/blocks/testing/render.ts';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Counter } from './Counter.tsx';

test.each([
  [29, 'Title: 29 characters, short of the 30 that say enough', false],
  [30, 'Title: 30 characters, which fits', true],
  [60, 'Title: 60 characters, which fits', true],
  [61, 'Title: 61 characters, of which the first 60 are shown', false],
])('with %i characters, a title says whether search engines show all of them', (length, words, fits) => {
  const { getByText, page } = render(createElement(Counter, { text: 'title', length }));
  expect(getByText(words)).toBeDefined();
  expect(page.querySelector('[data-fits]') !== null).toBe(fits);
});

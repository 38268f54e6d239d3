import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Counter } from './Counter.tsx';

test.each([
  [29, 'Title: 29 characters, short of the 30 that say enough', false],
  [30, 'Title: 30 characters, which fits', true],
  [60, 'Title: 60 characters, which fits', true],
  [61, 'Title: 61 characters, of which the first 60 are shown', false],
])('%i characters of a title are counted, and it is said whether search engines show them', (length, words, fits) => {
  const html = renderToStaticMarkup(createElement(Counter, { text: 'title', length }));
  expect(html).toContain(words);
  expect(html.includes('data-fits')).toBe(fits);
});

import { expect, test } from 'vitest';
import { saysNothing } from './leftoversIn.ts';

test.each([
  ['harbour.jpg', 'a.jpg'],
  ['IMG_2034', 'a.jpg'],
  ['Screenshot 2026-11-25 10.24.01', 'a.png'],
  ['untitled', 'a.png'],
  ['quay north', 'quay-north.webp'],
  ['k7 x99 final version', 'k7-x99-final-version.jpg'],
])('%s says nothing about what %s shows', (alt, filename) => {
  expect(saysNothing(alt, filename)).toBe(true);
});

test.each([
  ['Two cranes above the quay at night', 'two-cranes-above-the-quay-at-night.jpg'],
  ['The team', 'img_2034.jpg'],
  ['Image of a ship', 'image.jpg'],
])('%s is a description', (alt, filename) => {
  expect(saysNothing(alt, filename)).toBe(false);
});

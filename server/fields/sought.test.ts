import { expect, test } from 'vitest';
import { leadsTo } from './placesOf.ts';

test.each([
  ['/quay', '/quay'],
  ['/quay?from=menu', '/quay'],
  ['See [the quay](/quay#depth), or not.', '/quay'],
  ['First /quays, then /quay.', '/quay'],
  ['<a href="/work/quay/">', '/work/quay'],
  ['/', '/'],
  ['[Home](/)', '/'],
])('“%s” leads to %s', (text, path) => {
  expect(leadsTo(text, path)).toBe(true);
});

test.each([
  ['/quays', '/quay'],
  ['/quay-of-old', '/quay'],
  ['/work/quay', '/quay'],
  ['/quay/depth', '/quay'],
  ['https://example.com/quay', '/quay'],
  ['and/or', '/'],
  ['/quay', '/'],
])('“%s” does not lead to %s', (text, path) => {
  expect(leadsTo(text, path)).toBe(false);
});

import { expect, test } from 'vitest';
import { isDrawnByHost, isForHost } from './drawnByHost.ts';

const asked = (method: string, destination?: string) =>
  isForHost({ method, headers: new Headers(destination ? { 'sec-fetch-dest': destination } : {}) });

test('in development, the host answers calls, forms and the parts of pages', () => {
  expect([asked('POST', 'document'), asked('POST', 'empty'), asked('GET', 'image'), asked('GET', 'empty')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('in development, pages that somebody opens or previews in the admin are drawn from the sources', () => {
  expect([asked('GET', 'document'), asked('GET', 'iframe'), asked('GET'), asked('HEAD')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('in development, the host draws pages that differ for each visitor', () => {
  expect(isDrawnByHost('search', '?q=ledger')).toBe(true);
  expect(isDrawnByHost('search', '')).toBe(false);
  expect(isDrawnByHost('thank-you', '')).toBe(true);
  expect(isDrawnByHost('page', '?utm_source=letter')).toBe(false);
});

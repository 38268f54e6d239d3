import { expect, test } from 'vitest';
import { isDrawnByHost, isForHost } from './drawnByHost.ts';

const asked = (method: string, destination?: string) =>
  isForHost({ method, headers: new Headers(destination ? { 'sec-fetch-dest': destination } : {}) });

test('while developing, the host answers calls, forms and the parts of pages', () => {
  expect([asked('POST', 'document'), asked('POST', 'empty'), asked('GET', 'image'), asked('GET', 'empty')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('while developing, what somebody opens is drawn from the sources, and so is a page in the preview of the admin', () => {
  expect([asked('GET', 'document'), asked('GET', 'iframe'), asked('GET'), asked('HEAD')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('while developing, the host draws what says something else to each visitor', () => {
  expect(isDrawnByHost('search', '?q=ledger')).toBe(true);
  expect(isDrawnByHost('search', '')).toBe(false);
  expect(isDrawnByHost('thank-you', '')).toBe(true);
  expect(isDrawnByHost('page', '?utm_source=letter')).toBe(false);
});

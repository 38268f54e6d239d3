import { expect, it } from 'vitest';
import { createRequestCache } from './requestCache.ts';

function createCountingAnswer() {
  let calls = 0;
  return async () => {
    calls += 1;
    return calls;
  };
}

it('asks once for the same method, data and options, whatever the order of their keys', async () => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  await remember({ method: 'GET', path: '/page', options: { id: 1, type: 'page' } }, ask);
  expect(await remember({ method: 'GET', path: '/page', options: { type: 'page', id: 1 } }, ask)).toBe(1);
});

it.each([
  ['method', { method: 'POST', path: '/page', options: { id: 1 } }],
  ['options', { method: 'GET', path: '/page', options: { id: 2 } }],
  ['data', { method: 'GET', path: '/page', options: { id: 1 }, data: [] }],
])('asks again when the %s differs', async (_part, other) => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  await remember({ method: 'GET', path: '/page', options: { id: 1 } }, ask);
  expect(await remember(other, ask)).toBe(2);
});

it('shares a request that is still pending', async () => {
  const remember = createRequestCache();
  const ask = createCountingAnswer();
  const key = { method: 'GET', path: '/page' };
  expect(await Promise.all([remember(key, ask), remember(key, ask)])).toEqual([1, 1]);
});

it('drops the least recently used answer', async () => {
  const remember = createRequestCache(2);
  const ask = createCountingAnswer();
  const page = (id: number) => remember({ method: 'GET', path: '/page', options: { id } }, ask);
  await page(1);
  await page(2);
  await page(1);
  await page(3);
  expect([await page(1), await page(2)]).toEqual([1, 4]);
});

it('forgets a failure, so that a second try can succeed', async () => {
  const remember = createRequestCache();
  const key = { method: 'GET', path: '/page' };
  await expect(remember(key, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await remember(key, async () => 'up')).toBe('up');
});

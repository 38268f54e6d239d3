import { expect, it } from 'vitest';
import { createRequestQueue } from './requestQueue.ts';

it('runs one request at a time, in the order of their arrival', async () => {
  const enqueue = createRequestQueue();
  const log: string[] = [];
  const task = (name: string) => async () => {
    log.push(`${name} begins`);
    await Promise.resolve();
    await Promise.resolve();
    log.push(`${name} ends`);
  };
  await Promise.all([enqueue(task('first')), enqueue(task('second'))]);
  expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('continues after a request that failed', async () => {
  const enqueue = createRequestQueue();
  const failed = enqueue(() => Promise.reject(new Error('no answer')));
  const next = enqueue(async () => 'answered');
  await expect(failed).rejects.toThrow('no answer');
  await expect(next).resolves.toBe('answered');
});

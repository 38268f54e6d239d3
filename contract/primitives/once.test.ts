import { expect, it } from 'vitest';
import { once, oncePer } from './once.ts';

it('runs a task when it is first asked for, and once for all callers', async () => {
  let runs = 0;
  const get = once(async () => {
    runs += 1;
    return runs;
  });
  expect(runs).toBe(0);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  expect(await get()).toBe(1);
});

it('reports a failure to all who wait, and tries again for the next caller', async () => {
  let runs = 0;
  const get = once(async () => {
    runs += 1;
    if (runs === 1) throw new Error('away');
    return runs;
  });
  const asked = await Promise.allSettled([get(), get()]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await get()).toBe(2);
});

it('does so for each key', async () => {
  const runs: string[] = [];
  const get = oncePer(async (key: string) => {
    runs.push(key);
    if (runs.length === 1) throw new Error('away');
    return `${key} ${runs.length}`;
  });
  await expect(get('a')).rejects.toThrow('away');
  expect(await Promise.all([get('a'), get('b'), get('a')])).toEqual(['a 2', 'b 3', 'a 2']);
});

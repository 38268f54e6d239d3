import { expect, it } from 'vitest';
import { inParallel } from './inParallel.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('runs as many at a time as it may, and completes all of them', async () => {
  const [done, onTheWay]: [number[], Set<number>] = [[], new Set()];
  let most = 0;
  await inParallel(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    onTheWay.add(item);
    most = Math.max(most, onTheWay.size);
    await turn();
    onTheWay.delete(item);
    done.push(item);
  });
  expect([done.sort(), most]).toEqual([[1, 2, 3, 4, 5, 6, 7], 3]);
});

it('starts nothing after a fault, and rejects once nothing is running', async () => {
  const [begun, done]: number[][] = [[], []];
  const working = inParallel(2, [1, 2, 3, 4], async (item) => {
    begun?.push(item);
    if (item === 1) throw new Error('the first one fails');
    await turn();
    done?.push(item);
  });
  await expect(working).rejects.toThrow('the first one fails');
  expect([begun, done]).toEqual([[1, 2], [2]]);
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { shareWork } from './publishedContent.ts';

it('works once for all who ask together, and again for those who ask while that work is under way', async () => {
  const begun: ((answer: string) => void)[] = [];
  const ask = shareWork(() => new Promise<string>((resolve) => void begun.push(resolve)));
  const together = [ask(), ask()];
  await nextTurn();
  const later = ask();
  await nextTurn();
  expect(begun).toHaveLength(2);
  begun[1]?.('new');
  begun[0]?.('old');
  expect(await Promise.all(together)).toEqual(['old', 'old']);
  expect(await later).toBe('new');
});

it('passes a failure on and works again after it', async () => {
  let tries = 0;
  const ask = shareWork(async () => {
    tries += 1;
    if (tries === 1) throw new Error('The store is away');
    return tries;
  });
  await expect(ask()).rejects.toThrow('The store is away');
  expect(await ask()).toBe(2);
});

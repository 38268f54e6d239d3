import { expect, it } from 'vitest';
import { findProductRegExps, judge } from './productRegExps.ts';

it('the regular expressions that `npm test` takes for safe are those of the product, and safe', async () => {
  const found = findProductRegExps();
  const unsafe: string[] = [];
  for (const [written, one] of found) {
    const reason = await judge(one);
    if (reason) unsafe.push(`${one.file}:${one.line} ${written}: ${reason}`);
  }
  expect(unsafe).toEqual([]);
  // With `-u` it is written anew.
  await expect(`${[...found.keys()].sort().join('\n')}\n`).toMatchFileSnapshot('safeRegExps.txt');
}, 300_000);

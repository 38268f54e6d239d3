import { expect, it } from 'vitest';
import { findProductRegExps, listUnsafe } from './productRegExps.ts';

it('the regular expressions that `npm test` takes for safe are those of the product, and safe', async () => {
  const found = findProductRegExps();
  expect(await listUnsafe(found)).toEqual([]);
  // With `-u` it is written anew.
  await expect(`${[...found.keys()].sort().join('\n')}\n`).toMatchFileSnapshot('safeRegExps.txt');
}, 300_000);

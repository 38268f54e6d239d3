import { expect, it } from 'vitest';
import { read } from './files.ts';
import { findProductRegExps, judge, listUnsafe } from './productRegExps.ts';
import { findRegExps } from './regExps.ts';

it('finds the regular expressions of a module, as literals or made of constants', () => {
  const source = `const end = '+$';\nconst one = /a\\/b[/]/giu;\nconst two = new RegExp(\`^(a|b)\${end}\`, 'u');`;
  expect(findRegExps('a.ts', source)).toEqual([
    { source: 'a\\/b[/]', flags: 'giu', line: 2 },
    { source: '^(a|b)+$', flags: 'u', line: 3 },
  ]);
  expect(() => findRegExps('a.ts', 'const of = (name: string) => RegExp(name);')).toThrow('a.ts:1');
});

it('distinguishes an expression that takes ever longer from one that does not', async () => {
  expect(await judge({ source: '^(?:a+)+$', flags: '', line: 1 })).toMatch(/exponential/);
  expect(await judge({ source: '^a+$', flags: '', line: 1 })).toBeUndefined();
});

it('has none whose time grows faster than its text', async () => {
  const found = findProductRegExps();
  // To judge all takes a quarter of a minute. `npm run test:long -- regExps` does, and compares them with this list.
  const judged = new Set(read('checks/safeRegExps.txt').split('\n'));
  expect(await listUnsafe(found, judged)).toEqual([]);
  expect(found.size).toBeGreaterThan(150);
});

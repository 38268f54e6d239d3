import { check } from 'recheck';
import { expect, it } from 'vitest';
import { projectFiles, read } from './files.ts';
import { regExpsIn } from './regExps.ts';

/** Everything that runs for visitors, editors and operators; tests only meet their own texts. */
const modules = projectFiles().filter(
  (file) => /\.(?:tsx?|mjs|js|astro)$/.test(file) && !/\.(?:test|e2e|long)\.tsx?$|\/testing\/|^e2e\//.test(file),
);

it('finds the regular expressions of a module, as literals or made of constants', () => {
  const source = `const end = '+$';\nconst one = /a\\/b[/]/giu;\nconst two = new RegExp(\`^(a|b)\${end}\`, 'u');`;
  expect(regExpsIn('a.ts', source)).toEqual([
    { source: 'a\\/b[/]', flags: 'giu', line: 2 },
    { source: '^(a|b)+$', flags: 'u', line: 3 },
  ]);
  expect(() => regExpsIn('a.ts', 'const of = (name: string) => RegExp(name);')).toThrow('a.ts:1');
});

it('distinguishes an expression that takes ever longer from one that does not', async () => {
  expect((await check('^(?:a+)+$', '')).status).toBe('vulnerable');
  expect((await check('^a+$', '')).status).toBe('safe');
});

it('has none whose time grows faster than its text', async () => {
  const found = new Map<string, { source: string; flags: string; at: string }>();
  for (const file of modules) {
    for (const { flags, line, source } of regExpsIn(file, read(file))) {
      found.set(`/${source}/${flags}`, { source, flags, at: `${file}:${line}` });
    }
  }
  const unsafe: string[] = [];
  for (const [written, { at, flags, source }] of found) {
    // Limited by characters read, not by time: on a busy machine a second may pass before a safe one has ended.
    const limits = { timeout: null, attackTimeout: null, incubationTimeout: null };
    const verdict = await check(source, flags, limits);
    // An undecided expression is treated like an unsafe one.
    if (verdict.status === 'vulnerable') unsafe.push(`${at} ${written}: ${verdict.complexity.summary}`);
    if (verdict.status === 'unknown') unsafe.push(`${at} ${written}: ${verdict.error.kind}`);
  }
  expect(unsafe).toEqual([]);
  expect(found.size).toBeGreaterThan(150);
});

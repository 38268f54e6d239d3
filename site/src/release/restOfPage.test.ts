import { expect, it } from 'vitest';
import { startAfterPaint } from './restOfPage.ts';

it('a script that only starts another waits until the first view is painted', () => {
  expect(startAfterPaint('import{t as e}from"/_astro/base.js";e();')).toBe(
    'Promise.resolve(globalThis.painted).then(()=>import("/_astro/base.js").then(m=>m.t()))',
  );
});

it('any other script stays unchanged', () => {
  for (const code of ['import"/_astro/base.js";', 'document.forms', 'import{t as e}from"/_astro/base.js";e(1);'])
    expect(startAfterPaint(code)).toBe(code);
});

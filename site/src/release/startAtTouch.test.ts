import { expect, it } from 'vitest';
import { startAtTouch } from './startAtTouch.ts';

it('the script that wakes forms waits until one is touched', () => {
  const code = startAtTouch('import"/_astro/base.js";');
  expect(code).toContain('import("/_astro/base.js")');
  expect(code).not.toContain('import"');
  expect(() => new Function(code)).not.toThrow();
});

it('any other script stays unchanged', () => {
  for (const code of ['import"/_astro/base.js";import"/_astro/booking.js";', 'document.forms'])
    expect(startAtTouch(code)).toBe(code);
});

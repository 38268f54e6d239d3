import { expect, it } from 'vitest';
import { shortScriptsOf } from '../renderer/builtApp.ts';

it('are those that only start another, with its address as a page must write it', () => {
  const files = new Map([
    ['/served/_astro/start.1a.js', 'import{t as e}from"./base.2b.js";e();\n'],
    ['/served/_astro/base.2b.js', `export const t=()=>"${'x'.repeat(300)}";`],
  ]);
  expect(shortScriptsOf(files, '/served/')).toEqual({
    '/_astro/start.1a.js': 'import{t as e}from"/_astro/base.2b.js";e();',
  });
});

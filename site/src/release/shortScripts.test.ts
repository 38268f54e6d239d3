import { expect, it } from 'vitest';
import { inlineShortScripts, shortScriptsOf } from './shortScripts.ts';

it('puts a script that only starts another one into its page, and leaves the others where they are', () => {
  const files = new Map([
    ['/served/_astro/start.1a.js', 'import{t as e}from"./base.2b.js";e();\n'],
    ['/served/_astro/base.2b.js', `export const t=()=>"${'x'.repeat(300)}";`],
  ]);
  const scripts = shortScriptsOf(files, '/served/');
  const page = (name: string) => `<p></p><script type="module" src="/_astro/${name}"></script>`;
  expect(inlineShortScripts(page('start.1a.js'), scripts)).toBe(
    '<p></p><script type="module">import{t as e}from"/_astro/base.2b.js";e();</script>',
  );
  expect(inlineShortScripts(page('base.2b.js'), scripts)).toBe(page('base.2b.js'));
});

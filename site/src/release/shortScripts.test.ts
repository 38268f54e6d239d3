import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inlineShortScripts, shortScriptsOf } from './shortScripts.ts';

const root = mkdtempSync(join(tmpdir(), 'frontage-scripts-'));
afterAll(() => rmSync(root, { recursive: true }));

it('puts a script that only starts another one into its page, and leaves the others where they are', () => {
  mkdirSync(join(root, '_astro'));
  const [short, long] = [join(root, '_astro/start.1a.js'), join(root, '_astro/base.2b.js')];
  writeFileSync(short, 'import{t as e}from"./base.2b.js";e();\n');
  writeFileSync(long, `export const t=()=>"${'x'.repeat(300)}";`);
  const scripts = shortScriptsOf([short, long], `${root}/`);
  const page = (name: string) => `<p></p><script type="module" src="/_astro/${name}"></script>`;
  expect(inlineShortScripts(page('start.1a.js'), scripts)).toBe(
    '<p></p><script type="module">import{t as e}from"/_astro/base.2b.js";e();</script>',
  );
  expect(inlineShortScripts(page('base.2b.js'), scripts)).toBe(page('base.2b.js'));
});

import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { looks } from '@frontage/contract/identity/looks.ts';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sheets = globSync('*.css', { cwd: import.meta.dirname });
const modules = new Map(
  globSync('{blocks,design,kinds,site/src}/**/*.module.css', { cwd: root }).map((file) => [
    basename(file, '.module.css'),
    readFileSync(join(root, file), 'utf8'),
  ]),
);

it('there is a style sheet for every look but the design’s own, and one for a pale accent', () => {
  expect(sheets.toSorted()).toEqual([...looks.slice(1), 'paleAccent'].map((name) => `${name}.css`).toSorted());
});

it.each(sheets)(
  '%s names only classes that exist, one by one, so that a page contains the rules it can use',
  (sheet) => {
    const css = readFileSync(join(import.meta.dirname, sheet), 'utf8');
    const named = [...css.matchAll(/\.([A-Z]\w*|control|sheet)-(\w+)/g)];
    expect(named.length).toBeGreaterThan(10);
    for (const [one, file = '', name] of named)
      expect(modules.get(file) ?? '', `${one} in ${file}.module.css`).toMatch(new RegExp(`\\.${name}\\b`));
    expect(css, 'a list within :is() is in every page').not.toMatch(/:(?:is|where)\([^)]*\.[A-Z]/);
  },
);

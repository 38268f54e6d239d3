import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hasPageTitle } from './fieldWords.ts';

const blocks = join(import.meta.dirname, '..');

/** The source files of a block, without its tests. */
function sourceOf(folder: string): string {
  const names = readdirSync(join(blocks, folder)).filter((name) => /(?<!\.test)\.(?:tsx|schema\.ts)$/.test(name));
  return names.map((name) => readFileSync(join(blocks, folder, name), 'utf8')).join('\n');
}

it('knows every block that prints a first-level heading', () => {
  const sources = readdirSync(blocks, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => sourceOf(name));
  const titled = sources.flatMap((source) => {
    const layout = /defineBlock\(\s*'([^']+)'/.exec(source)?.[1];
    return layout && /<h1\b/.test(source) ? [layout] : [];
  });
  expect(titled.length).toBeGreaterThan(3);
  expect(titled.filter((layout) => !hasPageTitle({ layout }))).toEqual([]);
  const sometimes = sources.filter((source) => /'h1'/.test(source));
  expect(sometimes.every((source) => source.includes('isPageTitle'))).toBe(true);
  expect([hasPageTitle({ layout: 'textbox' }), hasPageTitle({ layout: 'textbox', isPageTitle: true })]).toEqual([
    false,
    true,
  ]);
});

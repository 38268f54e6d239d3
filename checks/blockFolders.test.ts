import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './files.ts';
import { importsOf } from './imports.ts';

const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);

describe.each(folders)('the block folder %s', (name) => {
  it.each(['schema.ts', 'tsx', 'examples.ts', 'test.tsx'])(`holds ${name}.%s`, (ending) => {
    expect(existsSync(join(root, 'blocks', name, `${name}.${ending}`))).toBe(true);
  });

  it('has its own styles, unless it is shown by another block or as a figure of texts', () => {
    const view = read(`blocks/${name}/${name}.tsx`);
    const isShownBy = /^\.\.\/(?:[A-Z]\w+\/[A-Z]\w+|text\/Figure)\.tsx$/;
    const isAnother = importsOf(view).some((specifier) => isShownBy.test(specifier));
    expect(isAnother || existsSync(join(root, 'blocks', name, `${name}.module.css`))).toBe(true);
  });
});

it('finds the block folders, otherwise it could not fail', () => {
  expect(folders.length).toBeGreaterThan(20);
});

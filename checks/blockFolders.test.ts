import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findParts, inOwn } from '../scripts/registry/findParts.ts';
import { read, root } from './files.ts';
import { importsOf } from './imports.ts';

const blocks = findParts(root).blocks.filter((block) => !inOwn(block));
const folders = [...new Set(blocks.map(({ part }) => basename(part)))];

it.each(blocks)('the block $name has a test', ({ name, part }) => {
  expect(existsSync(join(root, part, `${name}.test.tsx`))).toBe(true);
});

describe.each(folders)('the block folder %s', (name) => {
  it('has its own styles, unless it is shown by another block or by a part of texts', () => {
    const view = read(`blocks/${name}/${name}.tsx`);
    const isShownBy = /^\.\.\/(?:[A-Z]\w+\/[A-Z]\w+|text\/(?:Answer|Figure))\.tsx$/;
    const isAnother = importsOf(view).some((specifier) => isShownBy.test(specifier));
    expect(isAnother || existsSync(join(root, 'blocks', name, `${name}.module.css`))).toBe(true);
  });
});

it('finds the block folders, otherwise it could not fail', () => {
  expect(folders.length).toBeGreaterThan(20);
});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './files.ts';

const folders = readdirSync(join(root, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map((entry) => entry.name);

describe.each(folders)('the block folder %s', (name) => {
  it.each(['schema.ts', 'tsx', 'module.css', 'editor.ts', 'examples.ts', 'test.tsx'])(`holds ${name}.%s`, (ending) => {
    expect(existsSync(join(root, 'blocks', name, `${name}.${ending}`))).toBe(true);
  });
});

it('finds the block folders, or it could not fail', () => {
  expect(folders.length).toBeGreaterThan(20);
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { linkTree } from './linkTree.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-link-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const at = (...parts: string[]) => join(directory, ...parts);

it('links every file of a folder into another one, at any depth', async () => {
  mkdirSync(at('old', 'services'), { recursive: true });
  writeFileSync(at('old', 'index.html'), 'home');
  writeFileSync(at('old', 'services', 'flow.html'), 'flow');
  await linkTree(at('old'), at('releases', 'new'));
  for (const file of [['index.html'], ['services', 'flow.html']]) {
    expect(statSync(at('releases', 'new', ...file)).ino).toBe(statSync(at('old', ...file)).ino);
  }
});

it('leaves the old folder unchanged if a file in the new one is replaced', async () => {
  mkdirSync(at('old'));
  writeFileSync(at('old', 'index.html'), 'before');
  await linkTree(at('old'), at('new'));
  rmSync(at('new', 'index.html'));
  writeFileSync(at('new', 'index.html'), 'after');
  expect(readFileSync(at('old', 'index.html'), 'utf8')).toBe('before');
});

it('rejects if there is no such folder', async () => {
  await expect(linkTree(at('nowhere'), at('new'))).rejects.toThrow('ENOENT');
});

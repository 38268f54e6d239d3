import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entrances, listOwnFiles } from './collectRuntime.ts';

test('an image has every module of ours that is started, without tests', () => {
  const own = new Set(listOwnFiles());
  const started = entrances.filter((file) => !/^(?:node_modules|site\/dist)\//.test(file));
  expect(started.filter((file) => !own.has(file))).toEqual([]);
  expect([...own].filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});

test('the packages whose modules are started are installed', () => {
  const packages = entrances.filter((file) => file.startsWith('node_modules/'));
  expect(packages.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([]);
});

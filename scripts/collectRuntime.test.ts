import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { entrances, listOwnFiles } from './collectRuntime.ts';

const root = join(import.meta.dirname, '..');

test('an image has every module of ours that is started, without tests', () => {
  const own = new Set(listOwnFiles());
  const started = entrances.filter((file) => !/^(?:node_modules|site\/dist)\//.test(file));
  expect(started.filter((file) => !own.has(file))).toEqual([]);
  expect([...own].filter((file) => /\.test\.tsx?$/.test(file))).toEqual([]);
});

test('what our code starts by its path is among them, so that an image has its packages', () => {
  const started = listOwnFiles()
    .filter((file) => /^(?:server|site)\/.*\.ts$/.test(file) && !file.startsWith('server/testing/'))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return [
        ...[...code.matchAll(/\bmodule(?:: | = )'(server\/[^']+\.ts)'/g)].map(([, one = '']) => one),
        ...[...code.matchAll(/\bcmsCommand\(\s*'([^']+)'/g)].map(([, one]) => `server/${one}`),
      ];
    });
  expect(started).toContain('server/redirects/csvWorker.ts');
  expect(started).toContain('server/importing/run.ts');
  expect(started.filter((file) => !entrances.includes(file))).toEqual([]);
});

test('the packages whose modules are started are installed', () => {
  expect(entrances.filter((file) => file.startsWith('node_modules/'))).toHaveLength(2);
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findShortages } from './findShortages.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'frontage-short-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

test('a machine with enough of everything is short of nothing', () => {
  expect(findShortages(dataDir)).toEqual([]);
});

test('few descriptors are named with their number', () => {
  const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'findShortages.ts')));
  const code = `import(${module}).then(({ findShortages }) => console.log(findShortages(${JSON.stringify(dataDir)})))`;
  const said = execFileSync('sh', ['-c', 'ulimit -n 64; exec "$0" -e "$1"', process.execPath, code]).toString();
  expect(said).toContain('Each process may open 64 files and connections: further visitors are cut off.');
});

test('a clock that was set back behind what the database remembers is named', () => {
  writeFileSync(join(dataDir, 'frontage.sqlite'), '');
  expect(findShortages(dataDir, Date.now() - 3_600_000)).toEqual([
    expect.stringMatching(/^The clock of this machine says \S+, and the database was written at \S+, which is later\./),
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { watchFirstSignIn } from './supervisor.ts';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'frontage-sign-in-'));
  file = join(directory, 'first-sign-in.txt');
  onTestFinished(() => rmSync(directory, { recursive: true }));
});

test('the start that created the first sign-in shows its password', () => {
  const words = watchFirstSignIn(directory);
  writeFileSync(file, 'admin@example.com\nquay-and-causeway\n');
  expect(words()).toMatch(/^First sign-in: admin@example\.com with the password quay-and-causeway\n/);
});

test('each later start says where it was stored, without the password', () => {
  writeFileSync(file, 'admin@example.com\nquay-and-causeway\n');
  const words = watchFirstSignIn(directory);
  expect(words()).toBe(`The first sign-in was kept in ${file} when it was made.`);
});

test('a new database next to an old note has its own sign-in, which is shown', () => {
  writeFileSync(file, 'admin@example.com\nquay-and-causeway\n');
  const words = watchFirstSignIn(directory);
  writeFileSync(file, 'admin@example.com\nlock-and-tide\n');
  expect(words()).toContain('lock-and-tide');
});

test('nothing is shown if no sign-in was created', () => {
  expect(watchFirstSignIn(directory)()).toBeUndefined();
});

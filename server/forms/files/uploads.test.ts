import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openUploads } from './uploads.ts';

it('removes old files that belong to no request, and nothing else in the folder', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-uploads-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const [held, left, fresh] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
  for (const name of [held, left, fresh, 'notes.txt']) writeFileSync(join(directory, name), 'x');
  mkdirSync(join(directory, 'lost+found'));
  for (const name of [held, left, 'notes.txt', 'lost+found']) utimesSync(join(directory, name), 1, 1);
  const uploads = await openUploads(directory);
  await uploads.sweep(async (name) => name === held, Date.now() - 60_000);
  expect(readdirSync(directory).sort()).toEqual([held, fresh, 'lost+found', 'notes.txt'].sort());
});

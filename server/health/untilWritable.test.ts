import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { untilWritable } from './writeTo.ts';

it('waits for a folder that can be written, and leaves nothing in it', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'frontage-writable-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'data');
  const waiting = untilWritable(folder, 1);
  expect(await Promise.race([waiting.then(() => 'written'), new Promise((resolve) => setImmediate(resolve))])).toBe(
    undefined,
  );
  mkdirSync(folder);
  await waiting;
  expect(readdirSync(folder)).toEqual([]);
});

import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onceWritable, writeTo } from './writeTo.ts';

it('calls back as soon as a folder can be written, and not before', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'frontage-writable-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const folder = join(parent, 'data');
  let looks = 0;
  const write = () => {
    looks += 1;
    if (looks === 3) mkdirSync(folder);
    return writeTo(folder);
  };
  await new Promise<void>((resolve) => onceWritable(write, resolve, 1));
  expect([looks, existsSync(folder)]).toEqual([3, true]);
});

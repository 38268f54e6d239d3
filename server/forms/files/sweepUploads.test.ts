import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { sweepUploads } from './sweepUploads.ts';
import { openUploads } from './uploads.ts';

it('removes files older than an hour that belong to no request, even while the host runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const uploads = await openUploads(folder);
  const [left, held, fresh] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
  const logger = { error: () => undefined };
  const sweeping = sweepUploads({
    uploads,
    holdsFile: async (name) => name === held,
    now: () => new Date(),
    logger,
    restMs: 20,
  });
  onTestFinished(() => sweeping.stop());
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of [left, held, fresh]) writeFileSync(join(folder, name ?? ''), 'x');
  for (const name of [left, held]) utimesSync(join(folder, name ?? ''), twoHoursAgo, twoHoursAgo);
  await expect.poll(() => readdirSync(folder).toSorted()).toEqual([held, fresh]);
});

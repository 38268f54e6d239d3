import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { samplePage } from '../testing/samplePage.ts';
import { keepMoments } from './keepMoments.ts';
import { listMoments, openMomentStore } from './momentList.ts';

async function opened() {
  const { close, environment, payload } = await openTestDatabase('SQLite');
  const folder = mkdtempSync(join(tmpdir(), 'frontage-moments-'));
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  const log: unknown[] = [];
  const logger = { error: (fields: unknown) => void log.push(fields) };
  const clock = { now: new Date('2026-11-24T12:00:00Z') };
  const place = { kind: 'folder', folder: join(folder, 'moments') } as const;
  const keep = () => {
    const kept = keepMoments({
      environment: { ...environment, moments: { place, everyMs: 5 } },
      now: () => clock.now,
      logger,
    });
    if (!kept) throw new Error('None are kept');
    onTestFinished(() => kept.stop());
    return kept;
  };
  const write = (slug: string) => payload.create({ collection: 'pages', data: samplePage(slug, 'Words') });
  const count = async () => (await listMoments(openMomentStore(place))).length;
  return { clock, count, folder, keep, log, write };
}

it('keeps a moment at the start and after each write, and tells up to when writes are held', async () => {
  const { clock, count, keep, log, write } = await opened();
  const kept = keep();
  await expect.poll(count).toBe(1);
  await write('first');
  await expect.poll(count).toBe(2);
  clock.now = new Date('2026-11-24T12:05:00Z');
  await expect.poll(() => kept.holdUntil()).toEqual(clock.now);
  await kept.stop();
  expect([await count(), log]).toEqual([2, []]);
});

it('logs why no moment could be kept, and tries again', async () => {
  const { clock, count, folder, keep, log } = await opened();
  const started = clock.now;
  writeFileSync(join(folder, 'moments'), 'In its way');
  const kept = keep();
  await expect.poll(() => log.length).toBeGreaterThan(1);
  expect(log[0]).toEqual({ reason: expect.stringContaining('ENOTDIR') });
  expect(kept.holdUntil()).toEqual(started);
  rmSync(join(folder, 'moments'));
  await expect.poll(count).toBe(1);
});

it('keeps none if the environment does not ask for moments', () => {
  const environment = readEnvironment({ DATA_DIR: mkdtempSync(join(tmpdir(), 'frontage-moments-')) });
  onTestFinished(() => rmSync(environment.dataDir, { recursive: true }));
  expect(keepMoments({ environment, now: () => new Date(), logger: { error: () => undefined } })).toBeUndefined();
});

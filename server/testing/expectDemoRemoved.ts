import { siteSettings } from '@frontage/contract/siteSettings.ts';
import { kinds } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { expect } from 'vitest';
import { toSiteSettings } from '../content/toContract.ts';
import { readFirstSteps } from '../dashboard/firstSteps.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { demoSeed } from '../seed/demoSeed.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { removeDemo } from '../seed/removeDemo.ts';
import { samplePage } from './samplePage.ts';

const filled = [...kinds.map(({ collection }) => collection), 'media', 'recording-files', 'answer-templates'] as const;

/** How many documents there are of each kind that the demo has. */
export async function countsOf(payload: Payload): Promise<Record<string, number>> {
  const counts = filled.map(async (collection) => [collection, (await payload.count({ collection })).totalDocs]);
  return Object.fromEntries(await Promise.all(counts));
}

export const ofAnEmptySite = { ...Object.fromEntries(filled.map((one) => [one, 0])), pages: 3, categories: 2 };

/** Expects that the demo, which the database holds, is removed completely, and that what was written beside it stays. */
export async function expectDemoRemoved(payload: Payload): Promise<void> {
  expect((await countsOf(payload)).pages).toBeGreaterThan(30);
  const beginner = { email: 'admin@example.com', hasMailServer: false };
  const { demoPages, steps } = await readFirstSteps(payload, beginner);
  expect(demoPages).toBe((await countsOf(payload)).pages);
  expect(steps.filter(({ isDone }) => isDone)).toEqual([]);
  const own = await payload.create({ collection: 'pages', data: samplePage('our-own', 'Written here.') });

  const { counts, kept } = await inTransaction(payload, (req) => removeDemo(payload, req));
  expect(kept).toEqual([]);
  expect(counts.articles).toBeGreaterThan(20);
  expect(await countsOf(payload)).toEqual({ ...ofAnEmptySite, pages: 4 });
  expect(await payload.findByID({ collection: 'pages', id: own.id })).toMatchObject({ slug: 'our-own' });
  expect((await readFirstSteps(payload, beginner)).demoPages).toBe(0);
  const settings = toSiteSettings(await payload.findGlobal({ slug: 'site-settings' }));
  expect(siteSettings.parse(settings)).toEqual(emptySeed().settings);
  expect(JSON.stringify(await payload.findGlobal({ slug: 'booking' }))).not.toContain(demoSeed().calls?.desks[0]?.host);

  const again = await inTransaction(payload, (req) => removeDemo(payload, req));
  expect(again).toEqual({ counts: {}, kept: [] });

  const [category] = (await payload.find({ collection: 'categories', limit: 1 })).docs;
  const deletedAt = '2026-11-24T09:00:00.000Z';
  await payload.update({ collection: 'categories', id: category?.id ?? 0, data: { deletedAt } });
  await inTransaction(payload, (req) => removeDemo(payload, req));
  expect((await countsOf(payload)).categories, 'one that lies in the trash stays there').toBe(1);
}

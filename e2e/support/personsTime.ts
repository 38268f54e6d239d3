import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until a person could have filled in the page: a request sent too soon after the page was served is put into
 * quarantine. For a page served as a refusal, the time counts from that page, not from the one that was refused.
 */
export async function takeAPersonsTime(page: Page): Promise<void> {
  const stampedAt = readServedAt(await page.context().cookies());
  const cameAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0);
  });
  await untilAPersonsTimeAfter(Math.max(stampedAt, cameAt));
}

/** The same for a form fetched without a browser. */
export async function takeAPersonsTimeByHttp(request: APIRequestContext): Promise<void> {
  await untilAPersonsTimeAfter(readServedAt((await request.storageState()).cookies));
}

const untilAPersonsTimeAfter = (moment: number) => expect.poll(() => Date.now() - moment).toBeGreaterThan(700);

/** Time in ms since 1970. */
function readServedAt(cookies: readonly { name: string; value: string }[]): number {
  const stamp = cookies.find(({ name }) => name === 'opened')?.value;
  if (!stamp) throw new Error('The page came without the moment at which it was served');
  return Number.parseInt(stamp.split('.')[0] ?? '', 36);
}

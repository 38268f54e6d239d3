import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until a person could have filled in the page: what is sent sooner after it was served waits in quarantine. A
 * page that came as a refusal counts from itself, not from the page that was refused.
 */
export async function takeAPersonsTime(page: Page): Promise<void> {
  const stamp = (await page.context().cookies()).find(({ name }) => name === 'opened')?.value;
  if (!stamp) throw new Error('The page came without the moment at which it was served');
  const stampedAt = Number.parseInt(stamp.split('.')[0] ?? '', 36);
  const cameAt = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0);
  });
  await expect.poll(() => Date.now() - Math.max(stampedAt, cameAt)).toBeGreaterThan(700);
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until a person could have filled in the page: what is sent sooner after it was served waits in quarantine. */
export async function takeAPersonsTime(page: Page): Promise<void> {
  const stamp = (await page.context().cookies()).find(({ name }) => name === 'opened')?.value;
  if (!stamp) throw new Error('The page came without the moment at which it was served');
  const openedAt = Number.parseInt(stamp.split('.')[0] ?? '', 36);
  await expect.poll(() => Date.now() - openedAt).toBeGreaterThan(700);
}

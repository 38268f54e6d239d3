import { expect, type Locator } from '@playwright/test';

/** Waits until React has hydrated the element: earlier clicks do nothing. */
export async function awaitHydration(element: Locator): Promise<void> {
  await expect(element).toBeAttached({ timeout: 60_000 });
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))), {
      message: 'the admin wakes',
      timeout: 60_000,
    })
    .toBe(true);
}

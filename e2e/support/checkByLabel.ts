import { expect, type Locator } from '@playwright/test';

/**
 * Checks a radio button by clicking the label around it, as people do. The click waits until the label stops moving:
 * while a reloaded page restores its scroll position, a forced click misses.
 */
export async function checkByLabel(radio: Locator): Promise<void> {
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}

import { expect, type Locator } from '@playwright/test';

/**
 * Checks a radio button by the label around it, as people do. It waits until that stands still: while a page that was
 * loaded again goes back to where it had been scrolled to, a forced press misses.
 */
export async function checkByLabel(radio: Locator): Promise<void> {
  await radio.locator('..').click();
  await expect(radio).toBeChecked();
}

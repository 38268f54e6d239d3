import type { Page } from '@playwright/test';
import { holdScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Opens a page of the admin that sleeps until the answer is called. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const wake = await holdScripts(page);
  await page.goto(`${product.adminUrl}${path}`, { waitUntil: 'commit' });
  return wake;
}

test('a press before the admin has woken counts once it has', async ({ page }) => {
  await signIn(page);
  const wake = await openAsleep(page, '/admin/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  wake();
  await expect(page.getByLabel('New Password')).toBeVisible();
});

test('what is searched for before a list has woken is found once it has', async ({ page }) => {
  await signIn(page);
  const wake = await openAsleep(page, '/admin/collections/pages');
  await page.getByPlaceholder(/^Search by/).fill('/services/bridge');
  wake();
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.getByRole('cell', { name: '/services/bridge-development' })).toBeVisible();
  await expect(page.getByPlaceholder(/^Search by/)).toHaveValue('/services/bridge');
});

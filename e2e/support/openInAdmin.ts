import { expect, type Locator, type Page } from '@playwright/test';
import { product } from './product.ts';
import { idOfPage } from './stored.ts';

/** Opens a page in the admin with the fields of its blocks. Gives the heading of its first block. */
export async function openInAdmin(page: Page, slug: string): Promise<Locator> {
  await page.goto(`${product.adminUrl}/admin/collections/pages/${idOfPage(slug)}`);
  const heading = page.locator('#field-layout__0__heading');
  // A click before the admin has woken does nothing.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show All' }).first().click();
    await expect(heading).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
  return heading;
}

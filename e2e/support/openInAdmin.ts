import { expect, type Locator, type Page } from '@playwright/test';
import { awaitHydration } from './awaitHydration.ts';
import { product } from './product.ts';
import { idOfPage } from './stored.ts';

/** Opens a page in the admin, and waits until its form can be used. */
export async function openInAdmin(page: Page, slug: string): Promise<void> {
  await page.goto(`${product.adminUrl}/admin/collections/pages/${idOfPage(slug)}`);
  await awaitHydration(showAllOf(page));
}

const showAllOf = (page: Page) => page.getByRole('button', { name: 'Show All' }).first();

/** Opens a page in the admin and shows the fields of its blocks. Returns the heading of its first block. */
export async function openBlocksInAdmin(page: Page, slug: string): Promise<Locator> {
  await openInAdmin(page, slug);
  await showAllOf(page).click();
  const heading = page.locator('#field-layout__0__heading');
  await expect(heading).toBeVisible();
  return heading;
}

/** Opens the form of a new page, and waits until blocks can be added to it. */
export async function openNewInAdmin(page: Page): Promise<void> {
  await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
  await awaitHydration(page.getByRole('button', { name: 'Add Block' }));
}

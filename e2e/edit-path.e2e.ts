import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const path = '/services/evm-audit';

test.describe('from a page of the site to its form', () => {
  test('leads whoever is signed in there, and the form back to the page', async ({ page }) => {
    test.slow();
    await signIn(page);
    await page.goto(`${product.siteUrl}/edit${path}`);
    await expect(page).toHaveURL(`${product.adminUrl}/admin/collections/pages/${idOfPage('evm-audit')}`);
    const link = page.getByRole('region', { name: 'On the site' }).getByRole('link');
    await expect(link).toHaveAttribute('href', `${product.siteUrl}${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('leads whoever is not signed in to the sign-in, which leads on', async ({ page }) => {
    await page.goto(`${product.siteUrl}/edit${path}`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirect')).toBe(`/admin/edit?path=${encodeURIComponent(path)}`);
    await signIn(page);
    await page.reload();
    await expect(page).toHaveURL(`${product.adminUrl}/admin/collections/pages/${idOfPage('evm-audit')}`);
  });

  test('says where no document stands, and takes another address', async ({ page }) => {
    test.slow();
    await signIn(page);
    await page.goto(`${product.siteUrl}/edit/search`);
    await expect(page.getByText('No document stands at /search')).toBeVisible();
    await page.getByLabel('Address of the page').fill(`${product.siteUrl}${path}/`);
    await page.getByRole('button', { name: 'Open its form' }).click();
    await expect(page).toHaveURL(`${product.adminUrl}/admin/collections/pages/${idOfPage('evm-audit')}`);
  });
});

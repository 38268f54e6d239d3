import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const path = '/services/evm-audit';

test('a page of the site leads to its form, through the sign-in, and the form back; where there is no document, another address can be entered', async ({
  page,
}) => {
  test.slow();
  const form = `${product.adminUrl}/admin/collections/pages/${idOfPage('evm-audit')}`;

  await test.step('whoever is not signed in is led to the sign-in, which leads on to the form', async () => {
    await page.goto(`${product.siteUrl}/edit${path}`);
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirect')).toBe(`/admin/edit?path=${encodeURIComponent(path)}`);
    await signIn(page);
    await page.reload();
    await expect(page).toHaveURL(form);
  });

  await test.step('the form leads back to the page', async () => {
    const link = page.getByRole('region', { name: 'On the site' }).getByRole('link');
    await expect(link).toHaveAttribute('href', `${product.siteUrl}${path}`);
    await expect(link).toHaveAttribute('target', '_blank');
  });

  await test.step('where there is no document it says so, and leads from another address to its form at once', async () => {
    await page.goto(`${product.siteUrl}/edit/search`);
    await expect(page.getByText('There is no document at /search')).toBeVisible();
    await page.getByLabel('Address of the page').fill(`${product.siteUrl}${path}/`);
    await page.getByRole('button', { name: 'Open its form' }).click();
    await expect(page).toHaveURL(form);
  });
});

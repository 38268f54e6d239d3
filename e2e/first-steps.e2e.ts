import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
});

test('an admin reads what is left to do, and takes the demo out only after a second question', async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin`);
  const steps = page.getByRole('region', { name: 'Make this site yours' });
  await expect(steps.getByRole('listitem')).toHaveCount(10);
  await expect(steps.getByRole('link', { name: 'Write your home page' })).toHaveAttribute('href', /pages\/\d+$/);
  const removal = page.waitForRequest((request) => request.url().endsWith('/api/demo/remove'), { timeout: 1_000 });
  await steps.getByRole('button', { name: 'Remove the demo …' }).click();
  await expect(steps.getByText('All of it goes for good')).toBeVisible();
  await steps.getByRole('button', { name: 'Keep it' }).click();
  await expect(steps.getByRole('button', { name: 'Remove the demo …' })).toBeVisible();
  await expect(removal).rejects.toThrow('Timeout');
});

test('a logo is chosen as a file and shown as it will be drawn, and a colour from a chooser', async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin/globals/site-settings`);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
  const file = { name: 'northlight.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
  await page.getByLabel('Logo', { exact: true }).setInputFiles(file);
  await expect(page.getByRole('img', { name: 'Logo', exact: true })).toHaveAttribute('viewBox', '0 0 40 10');
  await page.getByLabel('Choose: Ink').fill('#12372a');
  await expect(page.getByRole('textbox', { name: 'Ink' })).toHaveValue('#12372a');
});

test('a page without a title is called so, and not by a number', async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
});

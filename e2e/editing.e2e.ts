import { openInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
});

test('what was typed is kept after publishing was refused and the page was left', async ({ noise, page }) => {
  const heading = await openInAdmin(page, 'team-extension');
  const typed = `Typed and never saved by hand at ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Description *' }).first().fill('');
  await heading.fill(typed);
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400);
  await page.getByRole('button', { name: /publish changes/i }).click();
  await refused;
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('draft=true') && !!answer.request().postData()?.includes(`${typed}, and on`),
  );
  await heading.fill(`${typed}, and on`);
  await kept;
  await expect(await openInAdmin(page, 'team-extension')).toHaveValue(`${typed}, and on`);
  noise.errors.splice(0);
});

test('a page that is linked is not deleted, and the editor reads where its links are', async ({ noise, page }) => {
  await openInAdmin(page, 'bridge-development');
  await page.getByRole('group').filter({ hasText: 'Where it is used' }).click();
  await expect(page.getByText(/the page ".+", Block \d+ \(.+\)/).first()).toBeVisible();
  await page.locator('.doc-controls__popup .popup-button').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/is still linked in .+When it is gone/)).toBeVisible();
  expect((await page.request.get(`${product.siteUrl}/services/bridge-development`)).status()).toBe(200);
  noise.errors.splice(0);
});

test('beside the form of a page stand its versions, and nothing for programs', async ({ page }) => {
  await openInAdmin(page, 'team-extension');
  const beside = page.locator('.doc-header').getByRole('link');
  await expect(beside.filter({ hasText: 'Versions' })).toBeVisible();
  await expect(page.locator('.doc-header').getByText(/^API/)).toHaveCount(0);
});

test('the list of pages shows whole addresses, and finds by them', async ({ page }) => {
  await page.goto(`${product.adminUrl}/admin/collections/pages?search=${encodeURIComponent('/services/bridge')}`);
  await expect(page.getByRole('cell', { name: '/services/bridge-development' })).toBeVisible();
});

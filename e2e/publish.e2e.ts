import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a heading changed in the admin stands on the page after the rebuild', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/pages?search=canton`);
  await page
    .getByRole('link', { name: /Canton/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show All' }).click();
  const heading = page.locator('#field-layout__0__heading');
  const words = `A heading that an editor changed at ${Date.now()}`;
  await heading.fill(words);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('button', { name: /publish changes/i }).click();
  await saved;
  await expect(async () => {
    const html = await (
      await page.request.get(`${product.siteUrl}/services/canton-network-development-company`)
    ).text();
    expect(html).toContain(words);
  }).toPass({ timeout: 90_000 });
});

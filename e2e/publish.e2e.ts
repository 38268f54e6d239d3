import { openInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a heading changed in the admin stands on the page within seconds', async ({ page }) => {
  await signIn(page);
  const heading = await openInAdmin(page, 'canton-network-development-company');
  const words = `A heading that an editor changed at ${Date.now()}`;
  await heading.fill(words);
  await publish(page);
  await expect(async () => {
    const html = await (
      await page.request.get(`${product.siteUrl}/services/canton-network-development-company`)
    ).text();
    expect(html).toContain(words);
  }).toPass();
});

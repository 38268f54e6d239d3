import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('a press before the admin has woken counts once it has', async ({ page }) => {
  await signIn(page);
  const { promise: held, resolve: letScriptsCome } = Promise.withResolvers<void>();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.adminUrl}/admin/account`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Change Password' }).click();
  letScriptsCome();
  await expect(page.getByLabel('New Password')).toBeVisible({ timeout: 40_000 });
});

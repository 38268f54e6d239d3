import { holdScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// Early clicks are tested in account.e2e.ts.
test('a search typed before a list has woken runs once it has, and finds whole addresses', async ({ page }) => {
  await signIn(page);
  const wake = await holdScripts(page);
  await page.goto(`${product.adminUrl}/admin/collections/pages`, { waitUntil: 'commit' });
  await page.getByPlaceholder(/^Search/).fill('/services/bridge');
  wake();
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.getByRole('cell', { name: '/services/bridge-development' })).toBeVisible();
  await expect(page.getByPlaceholder(/^Search/)).toHaveValue('/services/bridge');
});

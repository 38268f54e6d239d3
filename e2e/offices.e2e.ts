import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('an editor moves an office before another one by keys, and it stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/offices`);
  const order = page.getByRole('region', { name: 'Order on the site' });
  const cities = order.getByRole('listitem');
  await expect(cities).toHaveText(['New York', 'London', 'Baltimore', 'Seattle', 'Rotterdam']);
  const handle = order.getByRole('button', { name: 'Move Rotterdam' });
  const move = async (key: 'ArrowUp' | 'ArrowDown', place: number) => {
    await awaitHydration(handle);
    await handle.focus();
    // Both keys in the same task of the page, as on a busy one: neither must be lost.
    await Promise.all([page.keyboard.press('Space'), page.keyboard.press(key)]);
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    // Right after it is lifted it is over itself; once moved, the two numbers differ.
    const said = page.getByRole('status').filter({ hasText: 'was moved over' });
    await expect.poll(async () => new Set((await said.innerText()).match(/\d+/g)).size).toBe(2);
    await handle.press('Space');
    await expect(page.getByText('The offices are in this order now').first()).toBeVisible();
    await expect(cities.nth(place)).toHaveText('Rotterdam');
  };
  await move('ArrowUp', 3);
  await page.reload();
  await expect(cities.nth(3)).toHaveText('Rotterdam');
  await move('ArrowDown', 4);
});

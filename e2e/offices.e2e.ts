import { awake } from './support/awake.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('an editor puts an office before another one, by keys, and it stays there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/offices`);
  const order = page.getByRole('region', { name: 'Order on the site' });
  const cities = order.getByRole('listitem');
  await expect(cities).toHaveText(['New York', 'London', 'Baltimore', 'Seattle', 'Rotterdam']);
  const handle = order.getByRole('button', { name: 'Move Rotterdam' });
  const move = async (key: 'ArrowUp' | 'ArrowDown', place: number) => {
    await awake(handle);
    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    // It says where the office is now, and once more when it is elsewhere.
    const said = page.getByRole('status').filter({ hasText: 'was moved over' });
    const before = await said.innerText();
    await handle.press(key);
    await expect(said).not.toHaveText(before);
    await handle.press('Space');
    await expect(page.getByText('The offices are in this order now').first()).toBeVisible();
    await expect(cities.nth(place)).toHaveText('Rotterdam');
  };
  await move('ArrowUp', 3);
  await page.reload();
  await expect(cities.nth(3)).toHaveText('Rotterdam');
  await move('ArrowDown', 4);
});

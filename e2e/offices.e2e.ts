import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

test('offices show their own time, and the moment on the scale, where visitors write', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-01T12:30:00Z'));
  await page.goto('/contacts');
  const row = (city: string) => page.getByRole('row', { name: city });
  await expect(row('London')).toContainText('12:30 now, open 09:00 to 18:00');
  await expect(row('Seattle')).toContainText('04:30 now, open 09:00 to 18:00');
  // Half past twelve is 390 minutes after six, where the scale begins.
  await expect(row('Seattle').locator('[data-now]')).toHaveAttribute('d', 'M390 0V56');
  await page.goto(product.landingPath);
  await expect(row('Seattle')).toBeVisible();
  await expect(page.locator('[data-now], [data-clock]')).toHaveCount(0);
});

test('tell their hours without script, and leave the time out', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/contacts');
  await expect(page.getByRole('row', { name: 'London' })).toContainText('open 09:00 to 18:00');
  await expect(page.getByRole('row', { name: 'London' }).locator('[data-clock]')).toBeHidden();
  await context.close();
});

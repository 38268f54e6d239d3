import { expect, test } from './support/test.ts';

test('print has no colour that marks what can be pressed', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('link', { name: 'Book a free call' }).last();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
});

test('print has no forms, no chat, and only the navigation that led to the page', async ({ page }) => {
  await page.goto('/services/digital-identity');
  const form = page.getByRole('textbox', { name: 'Message' });
  const foot = page.getByRole('contentinfo');
  const chat = foot.getByRole('link', { name: 'Chat with us' });
  for (const one of [form, chat]) await expect(one).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const one of [form, chat]) await expect(one).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(foot).toContainText('Offices');
});

test('print has the address of every office, between the edges of the paper', async ({ page }) => {
  // A4 between the margins that browsers leave.
  const width = 717;
  await page.setViewportSize({ width, height: 1000 });
  await page.goto('/services/digital-identity');
  await page.emulateMedia({ media: 'print' });
  const addresses = await page.getByRole('contentinfo').locator('address').all();
  expect(addresses.length).toBeGreaterThan(1);
  for (const address of addresses) {
    const { x = -1, width: wide = 0 } = (await address.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
  }
});

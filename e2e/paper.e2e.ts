import { expect, test } from './support/test.ts';

test('print has no colour that marks what can be pressed', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('link', { name: 'Book a free call' }).last();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
});

test('print has no forms, and only the navigation that led to the page', async ({ page }) => {
  await page.goto('/services/digital-identity');
  const form = page.getByRole('textbox', { name: 'Message' });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Offices');
});

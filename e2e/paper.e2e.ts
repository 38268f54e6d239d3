import { expect, test } from './support/test.ts';

test('paper has no colour that says what to press', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('link', { name: 'Book a free call' }).last();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
});

test('paper has nothing to fill in, and no way but the one that led here', async ({ page }) => {
  await page.goto('/about-us');
  const form = page.getByRole('textbox', { name: 'Message' });
  await expect(form).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(form).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Offices');
});

import { expect, test } from './support/test.ts';

test('paper has no colour that says what to press', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('link', { name: 'Book a free call' }).last();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(button).toHaveCSS('border-top-color', 'rgb(0, 0, 0)');
});

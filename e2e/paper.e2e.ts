import { expect, test } from './support/test.ts';

test('paper has no colour that says what to press', async ({ page }) => {
  await page.goto('/services');
  const button = page.getByRole('link', { name: 'Book a free call' }).last();
  await page.emulateMedia({ media: 'print' });
  const { background, border } = await button.evaluate((one) => {
    const { backgroundColor, borderTopColor } = getComputedStyle(one);
    return { background: backgroundColor, border: borderTopColor };
  });
  expect(background).toBe('rgba(0, 0, 0, 0)');
  expect(border).toBe('rgb(0, 0, 0)');
});

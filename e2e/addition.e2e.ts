import { contactFormOf, fillIn, freshMessage, openContactForm } from './support/contactForm.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

test('a visitor adds to the message that was just sent', async ({ page }) => {
  const form = await openContactForm(page);
  await fillIn(form, freshMessage());
  await form.send.click();
  await expect(form.thanks).toBeFocused();
  await form.section.getByRole('button', { name: 'Add to my message' }).click();
  await expect(form.section.getByRole('alert')).toBeFocused();
  await expect(form.section.getByRole('alert')).toContainText('Choose or write something first.');
  await form.section.getByLabel('MVP').check();
  await form.section.getByLabel('3 months').check();
  await form.section.getByRole('button', { name: 'Add to my message' }).click();
  await expect(form.section.getByText('Added to your message.')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor adds to the message on the thank-you page', long, async ({ page }) => {
    await page.goto(product.contactPath);
    const form = contactFormOf(page);
    await fillIn(form, freshMessage());
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
    await page.getByLabel('Anything you forgot').fill('It may wait until spring.');
    await page.getByRole('button', { name: 'Add to my message' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Added to your message');
  });
});

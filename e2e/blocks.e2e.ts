import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/pages/create`);
  await page.getByRole('button', { name: 'Add Block' }).click();
});

test('a block is found by the word that somebody uses for it, in its group, with its picture', async ({ page }) => {
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: 'What you offer' })).toBeVisible();
  await drawer.getByPlaceholder('Search for a block').fill('testimonial');
  await expect(drawer.getByRole('heading', { name: 'Openings' })).toBeHidden();
  await expect(drawer.getByRole('heading', { name: 'Cases, people and proof' })).toBeVisible();
  const found = drawer.getByRole('button', { name: /^Reviews/ });
  const picture = found.locator('img');
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
});

test('a block that is added stands open with texts of its own, and is kept as it is shown', async ({ page }) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Steps/ })
    .click();
  const heading = page.getByRole('textbox', { name: /^Heading/ }).first();
  await expect(heading).toHaveValue('How it goes, in this order');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Step/ })).toHaveCount(3);
  const kept = page.waitForResponse((answer) => answer.url().includes('draft=true') && answer.ok());
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('A page with steps');
  const { doc } = (await (await kept).json()) as { doc: { layout: { heading: string; items: { label: string }[] }[] } };
  expect(doc.layout.map((block) => block.heading)).toEqual(['How it goes, in this order']);
  expect(doc.layout[0]?.items.map(({ label }) => label)).toContain('The third step');
  await expect(heading).toHaveValue('How it goes, in this order');
});

test('a block with a form offers the forms that it can hold, by their names', async ({ page }) => {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Contact form/ })
    .click();
  const form = page.getByLabel(/^Name of the form/);
  await expect(form.getByRole('option')).toHaveText([
    'Contact form',
    'Seat at an event',
    'Job application',
    'Application for a scholarship',
    'Another one, with the usual words',
  ]);
  await form.selectOption('Another one, with the usual words');
  await page.getByRole('textbox', { name: 'Its name' }).fill('seats-in-may');
  await expect(page.getByRole('textbox', { name: 'Its name' })).toHaveValue('seats-in-may');
});

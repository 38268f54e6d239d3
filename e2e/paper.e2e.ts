import { expect, test } from './support/test.ts';

test('print has nothing to press or to fill in, and every price', async ({ page }) => {
  await page.goto('/services/flow-blockchain-development-company');
  const buttons = page.getByRole('button').visible();
  const fields = page.getByRole('textbox').visible();
  const prices = page.getByText(/\$\d/).visible();
  await expect(fields).not.toHaveCount(0);
  const shown = await prices.count();
  expect(shown).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'print' });
  for (const controls of [buttons, fields]) await expect(controls).toHaveCount(0);
  await expect(prices).toHaveCount(shown);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/scholarship');
  const apply = page.getByRole('link', { name: 'Apply', exact: true });
  await expect(apply).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(apply).toBeHidden();
});

test('print has the questions of an estimate with their answers, and the days of a calendar', async ({ page }) => {
  await page.goto('/estimate');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'What should it be?' }).getByText('Web product')).toBeVisible();
  await expect(page.getByRole('textbox').visible()).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See the bill' })).toBeHidden();
  await page.goto('/book');
  await expect(page.getByRole('table').getByRole('button').visible()).not.toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Your time zone' })).toHaveCSS('border-top-style', 'none');
});

test('print has no link of a band that leads to a form', async ({ page }) => {
  await page.goto('/work/causeway');
  const write = page.getByRole('region', { name: 'Two ledgers that should be one?' });
  await expect(write.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(write).toBeVisible();
  await expect(write.getByRole('link', { name: 'Write to us' })).toBeHidden();
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

test('print has the page, and not the menu that is open over it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services/digital-identity');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
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

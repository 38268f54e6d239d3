import type { Page } from '@playwright/test';
import { type OwnProduct, serveOwnProduct } from './support/ownProduct.ts';
import { openFooter, savedDraft } from './support/siteSettings.ts';
import { expect, test } from './support/test.ts';

// One product of three pages for all of them: visitors of the others' product would see what is chosen here, and what
// stands on every page is rendered on hundreds there.
test.describe.configure({ mode: 'default' });
let product: OwnProduct | undefined;
test.beforeAll(async () => {
  product = await serveOwnProduct();
});
test.afterAll(() => product?.end());

test('the site goes back to the release before by one click, stays there, and goes forward by another', async ({
  page,
}) => {
  test.slow();
  if (!product) throw new Error('Nothing was started');
  const { adminUrl, email, password, siteUrl } = product;
  const shown = () => expect.poll(async () => (await page.request.get(siteUrl)).text());

  await page.goto(`${adminUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('region', { name: 'Make this site yours' })).toBeVisible();

  await test.step('something is published', async () => {
    // Without it a session's cookie counts for nothing.
    const headers = { Origin: adminUrl };
    const found = await page.request.get(`${adminUrl}/api/pages?where[slug][equals]=home`, { headers });
    const [home] = (await found.json()).docs;
    const published = await page.request.patch(`${adminUrl}/api/pages/${home.id}`, {
      headers,
      data: { layout: [{ ...home.layout[0], heading: 'Published by mistake' }], _status: 'published' },
    });
    expect(published.status(), await published.text()).toBe(200);
    await shown().toContain('Published by mistake');
  });

  await page.goto(`${adminUrl}/admin/history`);
  const releases = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(releases.first()).toContainText('What visitors see');
  // What was published with the start holds a “Home” too.
  await expect(releases.first()).toContainText('First admin published “Home”');
  await releases.nth(1).getByRole('button', { name: 'Show visitors this one' }).click();
  await shown().not.toContain('Published by mistake');
  await expect(page.getByText('The site stays at the release that is marked below')).toBeVisible();
  await expect(releases.nth(1)).toContainText('What visitors see');

  await page.getByRole('button', { name: 'Show visitors what is published' }).click();
  await shown().toContain('Published by mistake');
  await expect(releases.first()).toContainText('What visitors see');
});

/** Signs in as the first user. */
async function signIn(page: Page): Promise<OwnProduct> {
  if (!product) throw new Error('Nothing was started');
  const { adminUrl, email, password } = product;
  const answer = await page.request.post(`${adminUrl}/api/users/login`, {
    headers: { Origin: adminUrl },
    data: { email, password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return product;
}

test('settings that were drafted are published on every page, and come back as they were', async ({ page }) => {
  const { adminUrl, siteUrl } = await signIn(page);
  const isOnSite = async (words: string) => (await (await page.request.get(siteUrl)).text()).includes(words);
  await page.setViewportSize({ width: 1440, height: 900 });
  const field = await openFooter(page, adminUrl);
  const before = await field.inputValue();
  const drafted = 'Drafted before';
  const saved = savedDraft(page, drafted);
  await field.fill(drafted);
  await saved;
  expect(await isOnSite(drafted)).toBe(false);

  await test.step('publishing shows them on every page', async () => {
    await expect(await openFooter(page, adminUrl)).toHaveValue(drafted);
    await page.getByRole('button', { name: /publish changes/i }).click();
    await expect.poll(() => isOnSite(drafted)).toBe(true);
    await expect(page.getByLabel('On the site')).toContainText('On the site since');
    await expect(page.getByRole('button', { name: 'Unpublish' })).toHaveCount(0);
  });

  await test.step('a version that was published comes back at once', async () => {
    await page.goto(`${adminUrl}/admin/globals/site-settings/versions`);
    const states = page.getByRole('row');
    await expect(states.nth(1)).toContainText('Published last');
    const earlier = page.getByRole('row').filter({ hasText: 'Published then' }).first();
    await earlier.getByRole('link').click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => isOnSite(drafted)).toBe(false);
    expect(await isOnSite(before)).toBe(true);
  });
});

test('an admin has every page rendered again from the history of the site', async ({ page }) => {
  const { adminUrl } = await signIn(page);
  await page.goto(`${adminUrl}/admin/history`);
  await page.getByRole('button', { name: 'Render every page again' }).click();
  await expect(page.getByText('Every page is rendered again')).toBeVisible();
  const newest = page.getByRole('listitem').filter({ hasText: 'had every page rendered again' }).first();
  await expect(newest).toContainText(/(\d+) of \1 pages rendered/);
});

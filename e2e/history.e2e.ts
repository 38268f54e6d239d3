import { type OwnProduct, serveOwnProduct } from './support/ownProduct.ts';
import { expect, test } from './support/test.ts';

let product: OwnProduct | undefined;
// Visitors of the others' product would see what this journey chooses.
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

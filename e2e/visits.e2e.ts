import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const gone = '/services/gone-long-ago';
const unfound = 'zeppelinhangar';

/** The addresses that nobody found, as programs read them; counts are written every few seconds. */
async function readMissing(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${product.adminUrl}/api/visits`, { headers: { Origin: product.adminUrl } });
  const { missing }: { missing: { path: string }[] } = await answer.json();
  return missing.map(({ path }) => path);
}

test('whoever signs in reads what visitors did, and leads on an address that nobody found', async ({
  page,
  request,
}) => {
  await page.goto(product.landingPath);
  const kept = () => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
  expect(await kept()).toEqual(['', 0, 0]);
  // Without a session, as a visitor whose bookmark is old.
  expect((await request.get(gone)).status()).toBe(404);
  expect((await request.get(`/search?q=${unfound}`)).status()).toBe(200);

  await signIn(page);
  await expect.poll(() => readMissing(page)).toContain(gone);
  await page.goto(`${product.adminUrl}/admin/visits`);
  await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Pages seen and visits begun by day/ })).toBeVisible();
  await expect(page.getByRole('row', { name: product.landingPath }).first()).toBeVisible();
  await page.getByRole('link', { name: `Add a synonym of ${unfound}` }).click();
  await expect(page.getByRole('textbox', { name: 'Words that mean the same' }).last()).toHaveValue(`${unfound}, `);
  await page.goto(`${product.adminUrl}/admin/visits`);
  await page.getByRole('link', { name: product.landingPath, exact: true }).click();
  await expect(page.getByText('and the CSV are about all visits')).toBeVisible();
  await page.getByRole('link', { name: 'Show every page' }).click();
  await page.getByRole('link', { name: `Make a redirect from ${gone}` }).click();
  await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(gone);
});

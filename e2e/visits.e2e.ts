import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

const gone = '/services/gone-long-ago';
const unfound = 'zeppelinhangar';

/** The addresses and searched words that nobody found, as programs read them; counts are written every few seconds. */
async function readUnfound(page: Page): Promise<string[]> {
  const answer = await page.request.get(`${product.adminUrl}/api/visits`, { headers: { Origin: product.adminUrl } });
  const { missing, searches }: { missing: { path: string }[]; searches: { query: string; withoutHit: number }[] } =
    await answer.json();
  return [...missing.map(({ path }) => path), ...searches.filter((one) => one.withoutHit).map(({ query }) => query)];
}

/** How often pages were seen. */
async function readViews(page: Page, paths: string[]): Promise<(number | null | undefined)[]> {
  const answer = await page.request.get(`${product.adminUrl}/api/visits`, { headers: { Origin: product.adminUrl } });
  const { pages }: { pages: { path: string; views: number | null }[] } = await answer.json();
  return paths.map((path) => pages.find((one) => one.path === path)?.views);
}

test('a page that a browser fetches ahead is seen when it is shown', async ({ browser, page }) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/glossary/c');
  const isFetched = (path: string) => visitor.waitForResponse((response) => response.url().endsWith(path));
  const [hovered, pressed] = ['/glossary/s', '/glossary/t'];
  const main = visitor.getByRole('main');
  for (const path of [hovered, pressed]) {
    const fetched = isFetched(path);
    await main.locator(`a[href="${path}"]`).hover();
    await fetched;
  }
  await main.locator(`a[href="${pressed}"]`).click();
  await expect(visitor).toHaveURL(pressed);

  await signIn(page);
  await expect.poll(() => readViews(page, [hovered, pressed])).toEqual([undefined, 1]);
});

test(
  'whoever signs in reads what visitors did, and leads on an address that nobody found',
  long,
  async ({ page, request }) => {
    await page.goto(product.landingPath);
    const kept = () => page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);
    expect(await kept()).toEqual(['', 0, 0]);
    // Without a session, as a visitor whose bookmark is old.
    expect((await request.get(gone)).status()).toBe(404);
    expect((await request.get(`/search?q=${unfound}`)).status()).toBe(200);

    await signIn(page);
    await expect.poll(() => readUnfound(page)).toEqual(expect.arrayContaining([gone, unfound]));
    await page.goto(`${product.adminUrl}/admin/visits`);
    await expect(page.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Pages seen and visits begun by day/ })).toBeVisible();
    await expect(page.getByRole('row', { name: product.landingPath }).first()).toBeVisible();
    await page.getByRole('link', { name: `Add a synonym of ${unfound}` }).click();
    await expect(page.getByRole('textbox', { name: 'Words that mean the same' }).last()).toHaveValue(`${unfound}, `);
    const asksToStay = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
    expect(await asksToStay(), 'nothing is stored before the other words are typed').toBe(false);
    await page.goto(`${product.adminUrl}/admin/visits`);
    await page.getByRole('link', { name: product.landingPath, exact: true }).click();
    await expect(page.getByText('and the CSV are about all visits')).toBeVisible();
    await page.getByRole('link', { name: 'Show every page' }).click();
    await page.getByRole('link', { name: `Make a redirect from ${gone}` }).click();
    await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue(gone);
  },
);

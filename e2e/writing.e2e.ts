import type { Page } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { signInAsColleague } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // The menu that the newcomer opens stays open for whoever opened it.
  await signInAsColleague(page, 'admin');
});

/** Counts presses of the pointer from now on, as the newcomer makes them: over all pages. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('notePress', () => {
    presses += 1;
  });
  await page.addInitScript(() => addEventListener('pointerdown', () => void Reflect.get(window, 'notePress')(), true));
  return () => presses;
}

const articles = `${product.adminUrl}/admin/collections/articles`;

// A list of which somebody loads more would have an entry twice.
test('a newcomer publishes an article with a picture in eight presses, and it says what was typed and nothing else', {
  lock: 'blog',
}, async ({ page }) => {
  test.slow();
  const pressed = await countPresses(page);
  await page.goto(`${product.adminUrl}/admin`);
  const menu = page.getByRole('button', { name: 'Open Menu' });
  await awaitHydration(menu);
  await menu.click();
  await page.getByRole('complementary').getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: /^Create new/i }).click();

  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await page.keyboard.type('What the tide table leaves out');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toHaveText('');
  await text.click();
  // A pointer that rests where the menu opens chooses nothing.
  const offered = page.getByRole('listbox').getByRole('option');
  await page.keyboard.type('/');
  await offered.nth(1).hover({ trial: true });
  const { x, y } = (await offered.nth(1).boundingBox()) ?? { x: 0, y: 0 };
  await page.keyboard.press('Backspace');
  await page.mouse.move(x + 20, y + 10);
  await page.keyboard.type('/head');
  await expect(offered.first()).toHaveText(/^Heading/);
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Low water');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It is measured at noon.');

  await page.getByRole('button', { name: 'Opening', exact: true }).click();
  await page.getByRole('button', { name: 'Choose from existing' }).first().click();
  const library = page.getByRole('dialog').filter({ has: page.getByRole('heading', { name: 'Pictures' }) });
  await library
    .getByRole('button', { name: /\.png$/ })
    .first()
    .click();
  await expect(library).toBeHidden();
  await page
    .getByRole('button', { name: /publish/i })
    .first()
    .click();
  await expect(page.getByText(/On the site since/)).toBeVisible();
  expect(pressed()).toBeLessThanOrEqual(8);

  const path = '/blog/what-the-tide-table-leaves-out';
  await expect.poll(async () => (await page.request.get(product.siteUrl + path)).text()).toContain('Low water');
  await page.goto(product.siteUrl + path);
  const shown = page.locator('[data-part="text"]');
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText(['Low water']);
  await expect(shown.getByRole('paragraph')).toHaveText(['It is measured at noon.']);
  const days = await page.getByText(new RegExp(`\\b${new Date().getUTCFullYear()}\\b`)).count();
  expect(days, 'it is dated').toBeGreaterThan(0);
});

test('whoever opens Create New and leaves it untouched leaves nothing behind', async ({ page }) => {
  await page.goto(articles);
  const create = page.getByRole('link', { name: /^Create new/i });
  await awaitHydration(create);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Untitled' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await expect(page).toHaveURL(/\/\d+$/);
  const id = page.url().split('/').at(-1);
  const own = `${product.adminUrl}/api/articles/${id}`;
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url() === own);
  await page.getByRole('banner').getByRole('link', { name: 'Articles' }).click();
  expect((await removed).status()).toBe(200);
  await expect(page).toHaveURL(/collections\/articles(\?|$)/);
  const asked = await page.request.get(`${own}?draft=true`, { headers: { Origin: product.adminUrl } });
  expect(asked.status()).toBe(404);
});

import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const carousel = (page: Page) => page.getByRole('region', { name: 'Start with these' });
const currentDot = (page: Page) => carousel(page).locator('button[aria-current]');

/** Opens the blog with clocks that the test advances. */
async function openStill(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/blog');
}

test('the featured articles of the blog stay until asked to advance every 3,700 ms, wrap around, and stop when told to', async ({
  page,
}) => {
  await openStill(page);
  await page.clock.runFor(20_000);
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
  await carousel(page).getByRole('button', { name: 'Show one after another' }).click();
  await page.clock.runFor(3600);
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
  await page.clock.runFor(100);
  await expect(currentDot(page)).toHaveAccessibleName('Article 2 of 4');
  await carousel(page).getByRole('button', { name: 'Stop turning' }).click();
  await page.clock.runFor(20_000);
  await expect(currentDot(page)).toHaveAccessibleName('Article 2 of 4');
  await carousel(page).getByRole('button', { name: 'Article 4 of 4' }).click();
  await carousel(page).getByRole('button', { name: 'Next article' }).click();
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
});

test('the featured articles do not advance while they are read by keyboard', async ({ page }) => {
  await openStill(page);
  await carousel(page).getByRole('button', { name: 'Show one after another' }).click();
  await carousel(page).getByRole('link').first().focus();
  await page.clock.runFor(20_000);
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
});

test('the featured articles do not advance by themselves where motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page);
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
  await page.clock.runFor(20_000);
  await expect(currentDot(page)).toHaveAccessibleName('Article 1 of 4');
  await expect(carousel(page).getByRole('button', { name: 'Show one after another' })).toBeHidden();
});

test('the blog lists five popular articles, and an article on a recording says its length and promises nothing to watch', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('region', { name: 'Worth coming back to' }).getByRole('listitem')).toHaveCount(5);
  await page.goto('/video/twelve-minutes-on-a-resource-that-moves');
  await expect(page.getByText(/minutes to read, on a recording of 11:48$/)).toBeVisible();
  await expect(page.getByText('to watch')).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the featured articles are all shown, and there is no dead control', async ({ page }) => {
    await page.goto('/blog');
    await expect(carousel(page).getByRole('link')).toHaveCount(4);
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
  });
});

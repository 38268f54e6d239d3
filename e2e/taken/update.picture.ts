import { expect, test } from '@playwright/test';
import { untilDrawn } from '../support/untilDrawn.ts';

/** What no page keeps still. */
const moving = 'canvas, iframe, video, img[src*=".gif"]';

/** Paths of pages, whole, as somebody who wants no motion sees them: with `--update-snapshots` those to compare with. */
for (const path of process.env.PAGES?.split(' ') ?? []) {
  test(path, async ({ page }) => {
    // Both versions are looked at in the same minute, as pages show the time of offices.
    await page.clock.setFixedTime(new Date().setUTCHours(10, 0, 0, 0));
    await page.goto(path, { waitUntil: 'networkidle' });
    await untilDrawn(page);
    const name = path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'home';
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, mask: [page.locator(moving)] });
  });
}

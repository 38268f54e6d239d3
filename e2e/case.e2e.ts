import { expect, test } from './support/test.ts';

const path = '/work/causeway';

/* The story of a bridge is told along it: the asset is as far along as the reader. */

test('the asset crosses the bridge at the bottom of the window as the page is read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(path);
  const strip = page.locator('[data-ground=ink][aria-hidden=true]').filter({ has: page.locator('svg + span') });
  const asset = strip.locator('span').last();
  await expect(strip).toBeHidden();
  const places: { x: number; fromFoot: number }[] = [];
  for (const part of [0.25, 0.5, 0.75]) {
    await page.evaluate(async (share) => {
      const { scrollHeight } = document.documentElement;
      scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
      // Scroll-driven movement is drawn in the next frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }, part);
    await expect(strip).toBeVisible();
    const box = await asset.boundingBox();
    const { height } = page.viewportSize() ?? { height: 0 };
    places.push({ x: box?.x ?? 0, fromFoot: height - (box?.y ?? 0) });
  }
  const [first, middle, last] = places;
  expect(first?.x).toBeLessThan(middle?.x ?? 0);
  expect(middle?.x).toBeLessThan(last?.x ?? 0);
  expect(middle?.fromFoot).toBeGreaterThan(first?.fromFoot ?? 0);
  expect(middle?.fromFoot).toBeGreaterThan(last?.fromFoot ?? 0);
});

test('the bridge does not appear for visitors who prefer reduced motion', async ({ page }) => {
  await page.goto(path);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await expect(page.locator('[data-ground=ink][aria-hidden=true] > svg + span')).toBeHidden();
});

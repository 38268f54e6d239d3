import { expect, long, test } from './support/test.ts';

const path = '/work/causeway';

/* The story of a bridge is told along it: the asset is as far along as the reader. */

test('the asset crosses the bridge at the bottom of the window as the page is read', long, async ({ page }) => {
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

test('five words stay below the header, and mark where the reader is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const words = page.getByRole('navigation', { name: 'On this page' });
  await words.getByRole('link', { name: 'Decisions' }).click();
  const heading = page.getByRole('heading', { name: /^Three decisions/ });
  await expect(heading).toBeInViewport();
  const row = await words.boundingBox();
  expect(row?.y).toBe(68);
  expect((await heading.boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0));
  await expect(words.getByRole('link', { name: 'Decisions' })).toHaveCSS('border-block-end-color', 'rgb(13, 28, 51)');
});

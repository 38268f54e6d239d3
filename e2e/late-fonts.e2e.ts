import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

/** Pages whose first view has text in several sizes and weights. */
const paths = ['/', product.landingPath, '/work/tidemark', '/contacts', '/industries'];

/** px, up or down. A line of small text is 19 px; readers do not notice a shift of letters within their line. */
const steady = 8;

for (const width of [390, 768, 1440]) {
  test(
    `nothing moves at ${width} px when the fonts come after the text`,
    width === 390 ? {} : long,
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      expect(await hasLocalFaces(page), 'this machine has Arial or Liberation Sans (fonts-liberation)').toBe(true);
      await page.addInitScript(watchShifts);
      let fontsMayCome = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await fontsMayCome.promise;
        await route.continue();
      });
      for (const path of paths) {
        fontsMayCome = Promise.withResolvers<void>();
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // The text is painted in local fonts before the web fonts arrive, so that changes after this are shifts and not a
        // first paint.
        await page.evaluate(awaitTwoFrames);
        fontsMayCome.resolve();
        await page.evaluate(async () => {
          await document.fonts.ready;
        });
        await page.evaluate(awaitTwoFrames);
        const shifts = await page.evaluate(() => window.shiftsSoFar?.() ?? []);
        expect(
          shifts.filter(({ px }) => px >= steady),
          path,
        ).toEqual([]);
      }
    },
  );
}

declare global {
  interface Window {
    /** Everything that has moved up or down since the first paint, and how far. */
    shiftsSoFar?: () => { words: string; px: number }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the browser, before anything is painted. */
function watchShifts(): void {
  const seen: PerformanceEntryList = [];
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  window.shiftsSoFar = () => {
    seen.push(...observer.takeRecords());
    return (seen as LayoutShift[]).flatMap(({ sources }) =>
      sources.map(({ currentRect, node, previousRect }) => ({
        words: node?.textContent?.slice(0, 40) ?? '',
        px: Math.abs(currentRect.y - previousRect.y),
      })),
    );
  };
}

/** Runs in the browser. */
function awaitTwoFrames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function hasLocalFaces(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const local = new FontFace('Local', 'local("Arial"), local("Liberation Sans")');
    return local.load().then(
      () => true,
      () => false,
    );
  });
}

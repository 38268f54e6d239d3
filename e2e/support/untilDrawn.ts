import type { Page } from '@playwright/test';

/** Waits until all pictures of a page, including those further down, and all its fonts have loaded. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    // A picture that is missing shows so.
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
}

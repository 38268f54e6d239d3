import type { Page } from '@playwright/test';

/**
 * Waits until all pictures of a page, including those further down, and all its fonts have loaded. Returns the addresses
 * of pictures that did not, in half a minute.
 */
export function untilDrawn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images];
    const isThere = new Set<HTMLImageElement>();
    for (const image of images) image.loading = 'eager';
    const decoded = images.map((image) => image.decode().then(() => isThere.add(image)));
    await Promise.race([Promise.allSettled(decoded), new Promise((over) => setTimeout(over, 30_000))]);
    await document.fonts.ready;
    return images.filter((image) => !isThere.has(image)).map(({ src }) => src);
  });
}

import type { Page } from '@playwright/test';

/** Waits until a page is set in its own fonts: in fallback fonts words have other widths. */
export async function awaitFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

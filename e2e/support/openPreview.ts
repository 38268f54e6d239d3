import { expect, type FrameLocator, type Page } from '@playwright/test';

/** Opens the preview beside a form. From 1280 px it opens by itself, unless its user has closed it before. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator('#live-preview-toggler');
  const frame = page.frameLocator('#live-preview-iframe');
  await expect(async () => {
    if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
    await expect(frame.locator('main')).toBeVisible({ timeout: 20_000 });
  }).toPass();
  return frame;
}

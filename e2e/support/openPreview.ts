import type { FrameLocator, Page } from '@playwright/test';

/** Opens the preview beside a form, unless it is open: whether it was, the admin keeps for its user. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator('#live-preview-toggler');
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
  return page.frameLocator('#live-preview-iframe');
}

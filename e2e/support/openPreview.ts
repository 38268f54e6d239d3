import { expect, type FrameLocator, type Page } from '@playwright/test';
import { awaitHydration } from './awaitHydration.ts';

/** Opens the preview beside a form, unless it stands there already. */
export async function openPreview(page: Page): Promise<FrameLocator> {
  const toggler = page.locator('#live-preview-toggler');
  const frame = page.frameLocator('#live-preview-iframe');
  await awaitHydration(toggler);
  if (!(await toggler.getAttribute('class'))?.includes('--active')) await toggler.click();
  await expect(toggler).toHaveClass(/--active/);
  await expect(frame.locator('main')).toBeVisible();
  return frame;
}

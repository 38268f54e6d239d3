import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** Takes a picture of the home page's form next to its preview, as on a first sign-in. */
export async function pictureAdmin(
  browser: Browser,
  { address, dataDirectory }: { address: string; dataDirectory: string },
): Promise<Buffer> {
  const [email = '', password = ''] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/admin/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${address}/admin/collections/pages?search=Home`, { waitUntil: 'networkidle' });
  await page.locator('table').getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('#live-preview-toggler').waitFor();
  // The admin remembers for each editor whether the preview was open.
  const preview = page.locator('#live-preview-iframe');
  if ((await preview.count()) === 0) await page.locator('#live-preview-toggler').click();
  await preview.contentFrame().getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled' });
}

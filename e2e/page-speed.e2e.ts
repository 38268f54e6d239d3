import { speedPath } from '@frontage/contract/speedFigures.ts';
import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

/**
 * What the page sends when it is hidden. A headless page is never hidden by itself, and requests sent while it unloads
 * cannot be observed.
 */
async function readMeasured(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(awaitLargestPaint);
  const sent = page.waitForRequest((request) => request.url().endsWith(speedPath));
  const answered = page.waitForResponse((response) => response.url().endsWith(speedPath));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const request = await sent;
  return { body: request.postDataJSON(), status: (await answered).status() };
}

function awaitLargestPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  new PerformanceObserver(() => resolve()).observe({ type: 'largest-contentful-paint', buffered: true });
  return promise;
}

test('a page reports its speed once, when it is left: its kind and class of widths, and no address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { body, status } = await readMeasured(page, '/work/tidemark');
  expect(status).toBe(204);
  expect(Object.keys(body).toSorted()).toEqual(expect.arrayContaining(['CLS', 'LCP', 'TTFB', 'page', 'width']));
  expect(body).toMatchObject({ page: 'case', width: 'phone' });
  expect(body.LCP).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('tidemark');
  const sentAgain: string[] = [];
  page.on('request', (request) => sentAgain.push(new URL(request.url()).pathname));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  // Anything else that the page sends would have been sent before this.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(sentAgain).toContain('/robots.txt');
  expect(sentAgain).not.toContain(speedPath);
});

test('editors read the speed that visitors had, by kind of page and screen, in words', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await readMeasured(page, product.contactPath);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/speed`);
  await expect(page.getByRole('heading', { level: 1, name: 'Real-visitor speed' })).toBeVisible();
  const line = page.getByRole('row', { name: /Services Desktop/ });
  await expect(line).toContainText(/\d s, (?:good|needs work|poor)/);
});

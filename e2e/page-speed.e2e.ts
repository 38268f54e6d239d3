import { speedPath } from '@frontage/contract/speed/speedFigures.ts';
import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** What the page sends as the visitor goes on to another one. */
async function measuredBy(page: Page, path: string, act: () => Promise<void> = async () => {}) {
  await page.goto(path);
  await act();
  const sent = page.waitForRequest((request) => request.url().endsWith(speedPath));
  const answered = page.waitForResponse((response) => response.url().endsWith(speedPath));
  await page.goto('/privacy-policy');
  const request = await sent;
  return { body: request.postDataJSON(), headers: await request.allHeaders(), status: (await answered).status() };
}

test('a page tells once, as it is left, how fast it was: its kind and class of widths, and no address', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { body, headers, status } = await measuredBy(page, '/work/tidemark', async () => {
    await page.mouse.click(200, 400);
  });
  expect(status).toBe(204);
  expect(Object.keys(body).toSorted()).toEqual(expect.arrayContaining(['CLS', 'LCP', 'TTFB', 'page', 'width']));
  expect(body).toMatchObject({ page: 'case', width: 'phone' });
  expect(body.LCP).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('tidemark');
  expect(headers.cookie ?? '').not.toMatch(/speed|vitals/i);
});

test('editors read what visitors had, by kind of page and screen, in words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await measuredBy(page, product.landingPath);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/speed`);
  await expect(page.getByRole('heading', { level: 1, name: 'Speed as visitors have it' })).toBeVisible();
  const line = page.getByRole('row', { name: /Services Desktop/ });
  await expect(line).toContainText(/\d s, (?:good|needs work|poor)/);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** Signs in as the first user, with the password that the first start wrote down. */
async function signIn(page: Page): Promise<void> {
  const [email = '', password = ''] = readFileSync(join(product.dataDirectory, 'first-sign-in.txt'), 'utf8').split(
    '\n',
  );
  await page.goto(`${product.adminUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).not.toHaveURL(/login/);
}

test('a heading changed in the admin stands on the page after the rebuild', async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/pages?search=canton`);
  await page
    .getByRole('link', { name: /Canton/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show All' }).click();
  const heading = page.locator('#field-layout__0__heading');
  const words = `A heading that an editor changed at ${Date.now()}`;
  await heading.fill(words);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.getByRole('button', { name: /publish changes/i }).click();
  await saved;
  await expect(async () => {
    const html = await (
      await page.request.get(`${product.siteUrl}/services/canton-network-development-company`)
    ).text();
    expect(html).toContain(words);
  }).toPass({ timeout: 90_000 });
});

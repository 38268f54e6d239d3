import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { product } from './product.ts';

/** Signs in as the first user, with the password that the first start wrote down. */
export async function signIn(page: Page): Promise<void> {
  const [email = '', password = ''] = readFileSync(join(product.dataDirectory, 'first-sign-in.txt'), 'utf8').split(
    '\n',
  );
  await page.goto(`${product.adminUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).not.toHaveURL(/login/, { timeout: 20_000 });
}

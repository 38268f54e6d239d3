import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { awaitHydration } from './awaitHydration.ts';
import { launchOptionsFor, product } from './product.ts';

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

const variable = 'SIGNED_IN_COOKIES';

/**
 * Before all journeys: signs in once through the form, as the first user, with the password that the first start wrote
 * to a file. Two simultaneous sign-ins as the same user would end each other's session.
 */
export async function signInOnce(): Promise<void> {
  const words = readFileSync(join(product.dataDirectory, 'first-sign-in.txt'), 'utf8');
  const [email = '', password = ''] = words.split('\n');
  const browser = await chromium.launch(launchOptionsFor());
  const page = await browser.newPage();
  await page.goto(`${product.adminUrl}/admin/login`);
  // Text typed before hydration is lost.
  await awaitHydration(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  // The configured timeout applies only within journeys: here the default would be five seconds.
  await expect(page).not.toHaveURL(/login/, { timeout: 60_000 });
  process.env[variable] = JSON.stringify(await page.context().cookies());
  await browser.close();
}

/** The session of the user who signed in. */
export const sessionCookies = (): Cookies => JSON.parse(process.env[variable] ?? '[]');

/** Gives the page the session of the user who signed in. */
export async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(sessionCookies());
}

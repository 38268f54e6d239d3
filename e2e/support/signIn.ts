import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContextOptions, expect, type Page, request } from '@playwright/test';
import { product } from './product.ts';
import { freshMark } from './sendForm.ts';

type Cookies = Exclude<BrowserContextOptions['storageState'], string | undefined>['cookies'];

type Role = 'admin' | 'editor' | 'sales';

const variable = 'SIGNED_IN_COOKIES';
/** Without an Origin header the session cookie is ignored. */
const headers = { Origin: product.adminUrl };

/**
 * Before all journeys: signs in once as the first user, with the password that the first start wrote to a file. Two
 * simultaneous sign-ins as the same user would end each other's session. The form of the door has journeys of its own.
 */
export async function signInOnce(): Promise<void> {
  const words = readFileSync(join(product.dataDirectory, 'first-sign-in.txt'), 'utf8');
  const [email = '', password = ''] = words.split('\n');
  const client = await request.newContext();
  const answer = await client.post(`${product.adminUrl}/api/users/login`, { headers, data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  process.env[variable] = JSON.stringify((await client.storageState()).cookies);
  await client.dispose();
}

/** The session of the user who signed in. */
export const sessionCookies = (): Cookies => JSON.parse(process.env[variable] ?? '[]');

/** Gives the page the session of the user who signed in. */
export async function signIn(page: Page): Promise<void> {
  await page.context().addCookies(sessionCookies());
}

/** A colleague who has never chosen anything in the admin; nobody is signed in afterwards. */
export async function makeColleague(page: Page, role: Role = 'editor') {
  const colleague = { email: `colleague.${freshMark()}@example.com`, password: 'crane ledger harbour moss' };
  await signIn(page);
  const data = { ...colleague, name: 'Colleague', role };
  const made = await page.request.post(`${product.adminUrl}/api/users`, { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  await page.context().clearCookies();
  return colleague;
}

/**
 * Signs in as a colleague of the journey's own. What users open, fold and hide in the admin is kept for each of them, so
 * a journey that does would change the pages of all that run as the first user.
 */
export async function signInAsColleague(page: Page, role?: Role): Promise<void> {
  const data = await makeColleague(page, role);
  const answer = await page.request.post(`${product.adminUrl}/api/users/login`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

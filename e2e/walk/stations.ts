import { expect, type Locator, type Response } from '@playwright/test';
import { awaitHydration } from '../support/awaitHydration.ts';
import type { Walker } from './Walker.ts';

/** ms that a form or a page may take on a busy machine. */
export const patient = { timeout: 60_000 };

/** Where the product answers. */
export interface Addresses {
  siteUrl: string;
  adminUrl: string;
}

/** For the first sign-in. */
export interface Account {
  email: string;
  password: string;
}

// An admin is read in English and in German: what both have is found by what it is, and not by its words.

const stepsOf = ({ page }: Walker) => page.locator('section[aria-labelledby="first-steps"]');

/** From the sign-in form to the dashboard. */
export async function signIn(walker: Walker, { adminUrl }: Addresses, { email, password }: Account): Promise<void> {
  const { fill, look, page, press } = walker;
  await page.goto(`${adminUrl}/admin`);
  await untilAwake(page.locator('input[type="email"]'));
  await look('door');
  await fill(page.locator('input[type="email"]'), email);
  await fill(page.locator('input[type="password"]'), password);
  await press(page.locator('button[type="submit"]'));
  await expect(stepsOf(walker)).toBeVisible(patient);
  await look('dashboard');
}

/** Returns to the dashboard by the logo at the top of the page, and opens one of the remaining steps. */
export async function takeStep(walker: Walker, step: string, until: Locator): Promise<void> {
  const { page, press } = walker;
  const steps = stepsOf(walker);
  if (!(await steps.isVisible())) {
    await press(page.getByRole('banner').getByRole('link').first());
    await expect(steps).toBeVisible(patient);
  }
  const link = steps.getByRole('link', { name: step });
  if (!(await link.isVisible())) await press(steps.locator('summary'));
  await press(link);
  await untilAwake(until);
}

/** Waits like a person who sees that a form is not ready yet. */
export async function untilAwake(element: Locator): Promise<void> {
  await expect(element).toBeVisible(patient);
  await awaitHydration(element);
}

/** The list or the input of a field, by its path in the form. */
export const fieldAt = ({ page }: Walker, path: string): Locator =>
  page.locator(`#field-${path.replaceAll('.', '__')}`);
export const listAt = (walker: Walker, path: string): Locator => fieldAt(walker, path).getByRole('combobox');

/**
 * Opens a block: those that were there, or came with a template, are folded so that the list can be read at a glance. One
 * that its editor left open is open.
 */
export async function openBlock({ page, press }: Walker, row: number): Promise<void> {
  const block = page.locator(`#layout-row-${row}`);
  await expect(block.locator('.collapsible').first()).toBeVisible(patient);
  if (await block.locator('.collapsible--collapsed').first().isVisible())
    await press(block.locator('.collapsible__toggle').first());
  await untilAwake(page.locator(`[id^="field-layout__${row}__"]`).first());
}

/** Presses Publish, and waits until visitors see these words at this address; without one, until it is published. */
export async function publish(
  { page, press }: Walker,
  seen?: { path: string; siteUrl: string; words: string },
): Promise<void> {
  const answered = page.waitForResponse(isAnswer);
  await press(page.locator('#action-save'));
  expect((await answered).status(), 'publishing is accepted').toBeLessThan(300);
  if (!seen) return;
  const { path, siteUrl, words } = seen;
  await expect
    .poll(async () => (await (await page.request.get(siteUrl + path)).text()).includes(words), {
      message: `${path} is live`,
      ...patient,
    })
    .toBe(true);
  await expect(page.locator('section[data-state="live"]')).toBeVisible(patient);
}

/** Presses Save, and waits until the document is saved; a new document then has an address of its own. */
export async function save({ page, press }: Walker): Promise<void> {
  const answered = page.waitForResponse(isAnswer);
  await press(page.locator('#action-save'));
  expect((await answered).status(), 'saving is accepted').toBeLessThan(300);
  await expect(page).not.toHaveURL(/\/create$/, patient);
}

/** Whether this is the server's response to saving or publishing a document, not to an autosaved draft. */
function isAnswer(answer: Response): boolean {
  const isOfDocument = /\/api\/(?:pages|offices|forms|wordings|globals)\b/.test(answer.url());
  return isOfDocument && /^(?:POST|PATCH)$/.test(answer.request().method()) && !answer.url().includes('draft=true');
}

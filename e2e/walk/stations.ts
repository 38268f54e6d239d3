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

/** Returns to the dashboard by the logo at the top of the page, and opens one of the remaining steps. */
export async function takeStep({ page, press }: Walker, step: string, until: Locator): Promise<void> {
  const steps = page.getByRole('region', { name: 'Make this site yours' });
  if (!(await steps.isVisible())) {
    await press(page.getByRole('banner').getByRole('link').first());
    await expect(steps).toBeVisible(patient);
  }
  await press(steps.getByRole('link', { name: step }));
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

/** Presses Publish, and waits until visitors see these words at this address. */
export async function publish(
  { page, press }: Walker,
  { path, siteUrl, words }: { path: string; siteUrl: string; words: string },
): Promise<void> {
  const answered = page.waitForResponse(isAnswer);
  await press(page.getByRole('button', { name: 'Publish changes' }));
  expect((await answered).status(), 'publishing is accepted').toBe(200);
  await expect
    .poll(async () => (await (await page.request.get(siteUrl + path)).text()).includes(words), {
      message: `${path} is live`,
      ...patient,
    })
    .toBe(true);
  await expect(page.getByRole('region', { name: 'On the site' })).toContainText('On the site since', patient);
}

/** Presses Save, and waits until the document is saved; a new document then has an address of its own. */
export async function save({ page, press }: Walker): Promise<void> {
  const answered = page.waitForResponse(isAnswer);
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  expect((await answered).status(), 'saving is accepted').toBeLessThan(300);
  await expect(page).not.toHaveURL(/\/create$/, patient);
}

/** Whether this is the server's response to saving or publishing a document, not to an autosaved draft. */
function isAnswer(answer: Response): boolean {
  const isOfDocument = /\/api\/(?:pages|offices|forms|globals)\b/.test(answer.url());
  return isOfDocument && answer.request().method() !== 'GET' && !answer.url().includes('draft=true');
}

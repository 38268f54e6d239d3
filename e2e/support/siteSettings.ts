import { expect, type Page } from '@playwright/test';
import { awaitHydration } from './awaitHydration.ts';

/** Opens the part of the settings that contains the footer's columns, and expands the first column. */
export async function openFooter(page: Page, adminUrl: string) {
  await page.goto(`${adminUrl}/admin/globals/site-settings`);
  const field = page.locator('#field-footerColumns__0__heading');
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  const toggle = page.locator('#footerColumns-row-0 button.collapsible__toggle').first();
  await expect(toggle).toBeVisible();
  await awaitHydration(toggle);
  // The admin remembers for each person which rows are open; the contents of an open row may be drawn a moment later.
  if ((await toggle.getAttribute('class'))?.includes('toggle--collapsed')) await toggle.click();
  await expect(field).toBeVisible();
  return field;
}

/** Waits for the next autosaved draft that contains these words, or that does not. */
export const awaitSavedDraft = (page: Page, words: string, { isIn = true } = {}) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().includes('autosave=true') && answer.ok() && (await answer.text()).includes(words) === isIn,
  );

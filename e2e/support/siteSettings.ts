import { expect, type Page } from '@playwright/test';
import { awake } from './awake.ts';

/** Opens the part of the settings in which the columns of the footer stand, with the first of them open. */
export async function openFooter(page: Page, adminUrl: string) {
  await page.goto(`${adminUrl}/admin/globals/site-settings`);
  const field = page.locator('#field-footerColumns__0__heading');
  await page.getByRole('button', { name: 'Footer', exact: true }).click();
  const toggle = page.locator('#footerColumns-row-0 button.collapsible__toggle').first();
  await expect(toggle).toBeVisible();
  await awake(toggle);
  // Which rows are open is remembered for each person; what an open one holds may be drawn a moment after it.
  if ((await toggle.getAttribute('class'))?.includes('toggle--collapsed')) await toggle.click();
  await expect(field).toBeVisible();
  return field;
}

/** The next draft that saves itself, with words or without them. */
export const savedDraft = (page: Page, words: string, { isIn = true } = {}) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().includes('autosave=true') && answer.ok() && (await answer.text()).includes(words) === isIn,
  );

import { expect, type Page } from '@playwright/test';

/** What stands on the page of visitors within: rounds of other journeys come first, with every page of the site. */
export const live = { timeout: 60_000 };

/** Publishes the document that is open, and waits until that is accepted; what is saved by itself meanwhile does not count. */
export async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('draft=true'),
    live,
  );
  await page.getByRole('button', { name: /publish changes/i }).click();
  expect((await answered).status(), 'publishing is accepted').toBe(200);
}

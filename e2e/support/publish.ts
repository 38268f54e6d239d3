import { expect, type Page } from '@playwright/test';

/**
 * Publishes the open document, and waits until that is accepted; drafts saved automatically in the meantime do not
 * count.
 */
export async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('draft=true'),
    // A busy machine may take long.
    { timeout: 0 },
  );
  await page.getByRole('button', { name: /publish changes/i }).click();
  expect((await answered).status(), 'publishing is accepted').toBe(200);
}

import { expect, type Page } from '@playwright/test';

/** Publishes the document that is open, and waits until that is accepted; what is saved by itself meanwhile does not count. */
export async function publish(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && !answer.url().includes('draft=true'),
    // As long as a busy machine works on it.
    { timeout: 0 },
  );
  await page.getByRole('button', { name: /publish changes/i }).click();
  expect((await answered).status(), 'publishing is accepted').toBe(200);
}

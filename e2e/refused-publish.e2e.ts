import { openInAdmin } from './support/openInAdmin.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// The product is asked for a page of the admin before anything asks its API, as after each start. No other journey edits
// this page: whoever edits what somebody else has saved meanwhile is told so first.
test('a required field that was emptied is marked when the page is published', async ({ noise, page }) => {
  await signIn(page);
  await openInAdmin(page, 'bridge-development');
  const title = page.locator('#field-title');
  await title.fill('');
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400);
  await page.getByRole('button', { name: /publish changes/i }).click();
  await refused;
  await expect(page.locator('.field-type', { has: title })).toContainText('This field is required.');
  expect(noise.errors.splice(0), 'the browser notes the refusal').toHaveLength(1);
});

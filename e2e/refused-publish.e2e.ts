import { openInAdmin } from './support/openInAdmin.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

// The product is asked for a page of the admin before anything asks its API, as after each start. No other journey edits
// this page: whoever edits what somebody else has saved meanwhile is told so first.
test('a required field that was emptied is marked from a refused publication until it is filled in', async ({
  noise,
  page,
}) => {
  await signIn(page);
  await openInAdmin(page, 'bridge-development');
  const title = page.locator('#field-title');
  const marked = page.locator('.field-type', { has: title });
  const publish = page.getByRole('button', { name: /publish changes/i });
  const was = await title.inputValue();

  await title.fill('');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(title).not.toBeInViewport();
  const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400);
  await publish.click();
  await refused;
  await expect(marked).toContainText('This field is required.');
  await expect(title, 'it is brought into view').toBeInViewport();
  expect(noise.errors.splice(0), 'the browser notes the refusal').toHaveLength(1);

  await test.step('and the save of a draft takes no mark away', async () => {
    const description = page.getByRole('textbox', { name: 'Description *' }).first();
    const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
    await description.fill(`${await description.inputValue()} `);
    await saved;
    await expect(page.getByText(/Last saved/)).toBeVisible();
    await expect(marked).toContainText('This field is required.');
  });

  await title.fill(was);
  await expect(marked).not.toContainText('This field is required.');
  const accepted = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await publish.click();
  expect((await accepted).url()).not.toContain('draft=true');
});

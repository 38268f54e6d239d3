import { openBlocksInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

// Requests a page of the admin before anything requests its API, as after each start. No other journey edits this page:
// an editor is first told if somebody else has saved it in the meantime.
test(
  'required fields that were emptied are named, linked and marked from a refused publication until they are filled in; linked documents cannot be deleted',
  long,
  async ({ noise, page }) => {
    await signIn(page);
    const heading = await openBlocksInAdmin(page, 'bridge-development');
    const title = page.locator('#field-title');
    const marked = page.locator('.field-type', { has: title });
    const was = await title.inputValue();
    const headingWas = await heading.inputValue();

    await heading.fill('');
    await title.fill('');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(title).not.toBeInViewport();
    const refused = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 400);
    await page.getByRole('button', { name: /publish changes/i }).click();
    await refused;
    await expect(marked).toContainText('This field is required.');
    await expect(title, 'it is brought into view').toBeInViewport();
    await expect.poll(() => noise.errors, 'the browser notes the refusal').toHaveLength(1);
    noise.errors.length = 0;

    const told = page
      .locator('[data-sonner-toast]')
      .filter({ hasText: 'Not published yet: 2 fields are to be fixed.' });
    await test.step('what keeps it from being published is named, and leads to its field from another part of the form', async () => {
      await page.getByRole('button', { name: 'Card', exact: true }).click();
      await expect(heading).toBeHidden();
      await told.getByRole('button', { name: /^Block 1 \(.+\) › Heading$/ }).click();
      await expect(heading).toBeFocused();
      await heading.fill(headingWas);
      await expect(told, 'what is fixed is said no more').toBeHidden();
      await expect(page.getByText('Not published yet: one field is to be fixed.')).toBeVisible();
    });

    await test.step('and the save of a draft takes no mark away', async () => {
      const description = page.getByRole('textbox', { name: 'Description *' }).first();
      const words = `${await description.inputValue()} `;
      // The autosave with the emptied title may still be pending.
      const saved = page.waitForResponse(
        (answer) =>
          answer.url().includes('autosave=true') &&
          answer.ok() &&
          !!answer.request().postData()?.includes(JSON.stringify(words)),
      );
      await description.fill(words);
      await saved;
      await expect(page.getByText(/Last saved/)).toBeVisible();
      await expect(marked).toContainText('This field is required.');
    });

    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Title', exact: true }).click();
    await expect(title).toBeFocused();
    await title.fill(was);
    await expect(marked).not.toContainText('This field is required.');
    await publish(page);

    await test.step('a page that is linked is not deleted, and the editor reads where its links are', async () => {
      await page.getByRole('group').filter({ hasText: 'Where it is used' }).click();
      await expect(page.getByText(/the page ".+", Block \d+ \(.+\)/).first()).toBeVisible();
      await page.locator('.doc-controls__popup .popup-button').click();
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText(/is still linked in .+Redirect after deletion/)).toBeVisible();
      expect((await page.request.get(`${product.siteUrl}/services/bridge-development`)).status()).toBe(200);
      noise.errors.splice(0);
    });
  },
);

import type { Page } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { openPreview } from './support/openPreview.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { awaitSavedDraft, openFooter } from './support/siteSettings.ts';
import { expect, long, test } from './support/test.ts';

/** Whether visitors see these words on the home page. */
const isOnSite = async (page: Page, words: string) =>
  (await (await page.request.get(product.siteUrl)).text()).includes(words);

test(
  'settings are drafted and previewed on the pages that they affect, while visitors see no change',
  long,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    await page.goto(`${product.adminUrl}/admin/globals/site-settings`);
    // The admin remembers for each person which part was open.
    await page.getByRole('button', { name: 'Agency', exact: true }).click();

    await test.step('a logo is chosen as a file and shown as pages draw it, and a colour from a chooser', async () => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10H0z"/></svg>';
      const text = page.getByLabel('Symbol, as text');
      const was = await text.inputValue();
      const file = { name: 'symbol.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
      const chooser = page.getByRole('button', { name: 'Symbol', exact: true });
      await awaitHydration(chooser);
      await chooser.setInputFiles(file);
      const drawn = page.getByRole('img', { name: 'Symbol', exact: true });
      await expect(drawn).toHaveAttribute('viewBox', '0 0 40 10');
      await page.getByRole('button', { name: 'Remove Symbol' }).click();
      await expect(drawn).toBeHidden();
      await page.getByText('Edit as text').last().click();
      await text.fill(was);
      const ink = page.getByRole('textbox', { name: 'Ink', exact: true });
      const coloured = awaitSavedDraft(page, '#12372a');
      await page.getByLabel('Choose: Ink').fill('#12372a');
      await expect(ink).toHaveValue('#12372a');
      await coloured;
      // Leaving before the colour is cleared would keep it in the draft, and publish it.
      const cleared = awaitSavedDraft(page, '#12372a', { isIn: false });
      await ink.fill('');
      await cleared;
    });

    const field = await openFooter(page, product.adminUrl);
    const before = await field.inputValue();
    const drafted = `Drafted at ${Date.now() % 1e8}`;

    await test.step('what is typed is saved by itself, and shown beside the form', async () => {
      const preview = await openPreview(page);
      await expect(preview.locator('footer')).toContainText(before);
      await expect(preview.locator('footer')).toBeInViewport();
      const saved = awaitSavedDraft(page, drafted);
      await field.fill(drafted);
      await expect(preview.locator('footer')).toContainText(drafted);
      await saved;
      await expect(page.locator('.doc-controls')).toContainText('Changed');
      expect(await isOnSite(page, drafted)).toBe(false);
    });

    await test.step('each part stands beside the page on which it is seen, or beside the one that the editor chooses', async () => {
      const shown = page.getByRole('combobox', { name: 'The preview shows' });
      const frame = page.locator('#live-preview-iframe');
      await page.getByRole('button', { name: 'Contact', exact: true }).click();
      await expect(page.frameLocator('#live-preview-iframe').locator('form[data-form="contact"]')).toBeVisible();
      const article = shown.locator('optgroup[label="Newest articles"] option').last();
      await shown.selectOption(String(await article.getAttribute('value')));
      await expect(frame).toHaveAttribute('src', /article-settings/);
      await expect(page.frameLocator('#live-preview-iframe').locator('footer')).toContainText(drafted);
      await page.getByRole('button', { name: 'Emails', exact: true }).click();
      await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })).toContainText('Ada');
      await shown.selectOption({ label: 'To sales: a new request' });
      await expect(page.frameLocator('#live-preview-iframe').getByRole('heading', { level: 1 })).toContainText('wrote');
      await page.getByRole('button', { name: 'Newsletter', exact: true }).click();
      await expect(page.frameLocator('#live-preview-iframe').locator('#newsletter')).toBeInViewport();
    });

    await test.step('the dashboard says that they are not live', async () => {
      await page.goto(`${product.adminUrl}/admin`);
      await expect(page.getByRole('link', { name: '1 Site settings with changes that are not live' })).toBeVisible();
    });
  },
);

import { readFile } from 'node:fs/promises';
import { linkIn, mailTo } from './support/mailbox.ts';
import { takeAPersonsTime } from './support/personsTime.ts';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

const article = '/blockchain/what-an-account-pays-for-when-it-stores-a-thing';

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a document in an article, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('comes for an address, on a page and by mail', async ({ page }) => {
      const address = `reads-${javaScriptEnabled}-${Date.now()}@example.com`;
      await page.goto(article);
      const sheet = page.getByRole('region', { name: 'The storage worksheet' });
      await sheet.getByLabel('Work email').fill(address);
      await takeAPersonsTime(page);
      await sheet.getByRole('button', { name: 'Send me the PDF' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your document is ready');
      await expect(page.getByText('The storage worksheet waits')).toBeVisible();

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Open the PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('The storage worksheet.pdf');
      expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
      expect(linkIn(await mailTo(address), '/downloads/')).toMatch(/^\/downloads\/[\w-]{40,}$/);
    });
  });
}

test('a link that is not ours says so, and no document comes', async ({ noise, page }) => {
  const answer = await page.goto(`${product.siteUrl}/downloads/made-up`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has run out');
  expect(noise.errors.splice(0).join()).toContain('404');
});

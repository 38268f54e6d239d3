import { readFile } from 'node:fs/promises';
import { siteTexts } from '@frontage/contract/words/siteTexts.ts';
import { test as byHttp, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { ageOpenPage, ageServedAt } from './support/ageOpenPage.ts';
import { awaitFonts } from './support/awaitFonts.ts';
import { awaitMailTo, findLink } from './support/mailbox.ts';
import { openPlainForm } from './support/readPlainForm.ts';
import { siteForms } from './support/siteForms.ts';
import { expect, long, test } from './support/test.ts';

const article = '/blockchain/what-an-account-pays-for-when-it-stores-a-thing';

const sheetOf = (page: Page) => page.getByRole('region', { name: 'The storage worksheet' });
/** Long enough that it cannot be guessed. */
const documentLink = /^\/downloads\/[\w-]{40,}$/;
const freshAddress = () => `reads-${Date.now()}-${process.pid}@example.com`;

/** Remembers the sheet's height now. The returned function checks it once the form was sent. */
async function rememberHeight(page: Page): Promise<() => Promise<void>> {
  await awaitFonts(page);
  const heightOf = async () => (await sheetOf(page).boundingBox())?.height ?? 0;
  const before = await heightOf();
  return () => expect.poll(async () => Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(16);
}

async function ask(page: Page, address: string): Promise<void> {
  const sheet = sheetOf(page);
  await sheet.getByLabel('Work email').fill(address);
  await ageOpenPage(page);
  await sheet.getByRole('button', { name: 'Send me the PDF' }).click();
}

/** Opens the button's target, and finds the same link in the email. */
async function expectDocument(page: Page, address: string): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Open the PDF' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('The storage worksheet.pdf');
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  expect(findLink(await awaitMailTo(address), '/downloads/')).toMatch(documentLink);
}

test.describe('a document in an article', () => {
  test('arrives for an address, by email and on the sheet that asked for it, which keeps its height', async ({
    page,
  }) => {
    const address = freshAddress();
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(article);
    const expectHeightKept = await rememberHeight(page);
    await ask(page, address);
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('heading', { name: 'Your document is ready' })).toBeFocused();
    await expectHeightKept();
    await expect(page).toHaveURL(new RegExp(`${article}$`));
    await expect(sheet.getByText('is behind this button for 24 hours')).toBeVisible();
    await expect(sheet.getByLabel('Work email')).toBeHidden();
    await expectDocument(page, address);

    const counted = { event: 'gaEvent', category: 'article-file', label: article };
    await expect
      .poll(() => page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer)) as unknown))
      .toEqual([
        { ...counted, action: 'lead' },
        { ...counted, action: 'form_sent' },
      ]);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-form-sent-at'))).toMatch(/^\d{4}-/);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(address);
  });

  test('keeps the height of its sheet on a phone too', long, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(article);
    const expectHeightKept = await rememberHeight(page);
    await ask(page, freshAddress());
    await expect(sheetOf(page).getByRole('link', { name: 'Open the PDF' })).toBeInViewport();
    await expectHeightKept();
  });

  test(
    'says in its own words that it is no longer offered, or that too many people ask, and keeps the address',
    long,
    async ({ page }) => {
      const address = freshAddress();
      await page.goto(article);
      const sheet = sheetOf(page);
      const ready = page.waitForResponse((answer) => answer.url().includes('/form-token'));
      await sheet.getByLabel('Work email').focus();
      await ready;
      await sheet.getByLabel('Work email').fill(address);
      const tooMany = 'Too many messages came from your network. Try again in 5 minutes.';
      for (const [status, code, error] of [
        [404, 'not_found', siteTexts.documentGone],
        [429, 'rate_limited', tooMany],
      ] as const) {
        await page.route('**/send-mail/article-file', (route) =>
          route.fulfill({ status, json: { success: false, error, code, data: null } }),
        );
        await sheet.getByRole('button', { name: 'Send me the PDF' }).click();
        await expect(sheet.getByRole('alert')).toContainText(error);
        await expect(sheet.getByRole('alert')).toBeFocused();
        await expect(sheet.getByLabel('Work email')).toHaveValue(address);
        await page.unroute('**/send-mail/article-file');
      }
      await page.goto('/privacy-policy');
      await page.goto(article);
      await expect(sheet.getByLabel('Work email')).toHaveValue(address);
      await expect(sheet.getByText('We kept what you typed.')).toBeVisible();
    },
  );

  test('is sent in place in the gallery too', long, async ({ page }) => {
    await page.route('**/send-mail/article-file', (route) =>
      route.fulfill({
        json: { success: true, message: 'Ready', data: { downloadUrl: '/downloads/sealed', until: '2026-11-22' } },
      }),
    );
    await page.goto('/gallery/article/downloadPDFForm');
    const first = page.locator('section').filter({ has: page.getByRole('heading', { name: 'The storage worksheet' }) });
    await first.getByLabel('Work email').fill(freshAddress());
    await first.getByRole('button', { name: 'Send me the PDF' }).click();
    const open = page.getByRole('link', { name: 'Open the PDF' });
    await expect(open).toHaveAttribute('href', '/downloads/sealed');
    await expect(open).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Send me all the questions now' })).toBeVisible();
  });

  byHttp('comes for an address without script, on a page and by mail', async ({ context }) => {
    const { request } = context;
    const form = siteForms.find(({ path }) => path === article);
    if (!form) throw new Error('There is no form of the document in the table');
    const address = freshAddress();
    const on = await openPlainForm(request, form);
    on.fill(address);
    await ageServedAt(context);
    const $ = load(await (await on.send()).text());
    expect($('h1').text()).toBe('Your document is ready');
    expect($('main').text()).toContain('The storage worksheet is behind');
    const link = $('main a').filter((_, one) => $(one).text().trim() === 'Open the PDF');
    const document = await request.get(link.attr('href') ?? '');
    expect(document.headers()['content-disposition']).toContain('The storage worksheet.pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(findLink(await awaitMailTo(address), '/downloads/')).toMatch(documentLink);
  });
});

byHttp('a link that is not ours says so, and no document comes', async ({ request }) => {
  const answer = await request.get('/downloads/made-up', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  expect(load(await answer.text())('h1').text()).toBe('This link has expired');
});

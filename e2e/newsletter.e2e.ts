import type { FailureCode } from '@frontage/contract/contact/failure.ts';
import { test as byHttp, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { ageOpenPage } from './support/ageOpenPage.ts';
import { awaitMailTo, findLink } from './support/mailbox.ts';
import { product } from './support/product.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

/** A new address for each run and journey: one address can be asked to confirm only a few times a day. */
const freshAddress = (journey: string) => `${journey}-${Date.now()}@example.com`;

const detailOf = (key: string, message: string) => ({
  message,
  path: [key],
  type: 'pattern',
  context: { key, label: key },
});

async function ask(page: Page, address: string): Promise<void> {
  await page.goto('/subscribe');
  await page.getByLabel('Work email').fill(address);
  await ageOpenPage(page);
  await page.getByRole('button', { name: 'Send me the next one' }).click();
}

/** Confirms by the link in the email, and unsubscribes again. */
async function enterAndLeave(page: Page, address: string): Promise<void> {
  const mail = await awaitMailTo(address);
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await page.goto(findLink(mail, '/subscribe/confirm'));
  await page.getByRole('button', { name: 'Put me on the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
  await expect(page.getByText(`The letter comes to ${address}`)).toBeVisible();
  expect(page.url()).not.toContain('example.com');

  await page.getByRole('link', { name: 'Leave the list' }).click();
  await page.getByRole('button', { name: 'Take me off the list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
}

const waiting = (page: Page) => page.getByRole('heading', { name: 'One click to go' });
const send = (page: Page) => page.getByRole('button', { name: 'Send me the next one' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });
/** The country sent with the next subscription, and the country look-ups that the page made until then. */
async function awaitNextCountry(page: Page) {
  const lookUps: string[] = [];
  page.on('request', (request) => request.url().includes('/geo') && lookUps.push(request.url()));
  const sent = await page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/subscribe',
  );
  const payload = sent.postDataJSON() as Record<string, unknown>;
  expect(payload).toMatchObject({ uri: '/subscribe', formId: 'newsletter' });
  return { country: payload.country, lookUps };
}
/** Answers the call in place of the backend. */
const answerInstead = (page: Page, status: number, error: unknown, code?: FailureCode) =>
  page.route('**/subscribe', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status, json: { success: false, error, code, data: null } })
      : route.continue(),
  );

test.describe('the letter', () => {
  test('is asked for in place, for another address too, confirmed by one click in the email, and left by one', async ({
    page,
    request,
  }) => {
    const [first, second] = [freshAddress('first'), freshAddress('second')];
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
    const asksFor = [awaitNextCountry(page)];
    await ask(page, first);
    await expect(waiting(page)).toBeFocused();
    await expect(page).toHaveURL(/\/subscribe$/);
    await expect(page.getByText(`We sent an email to ${first}. Its button puts you on the list.`)).toBeVisible();
    await expect(page.getByLabel('Work email')).toBeHidden();
    // A reader is not a lead.
    await expect
      .poll(() => page.evaluate(() => JSON.parse(JSON.stringify(window.dataLayer)) as unknown))
      .toEqual([{ event: 'gaEvent', category: 'newsletter', action: 'form_sent', label: '/subscribe' }]);
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await expect.poll(kept).not.toMatch(/example\.com|sent-at/);

    await test.step('it can be asked for to another address, without a second look at the page', async () => {
      // A browser that knows its country by now sends it.
      await page.context().addCookies([{ name: 'country', value: 'NO', url: product.siteUrl }]);
      const tokens = page.waitForResponse((answer) => answer.url().includes('/form-token'));
      await page.getByRole('button', { name: 'Another address' }).press('Enter');
      await tokens;
      await expect(page.getByLabel('Work email')).toBeFocused();
      await expect(page.getByLabel('Work email')).toHaveValue('');
      await page.keyboard.insertText(second);
      asksFor.push(awaitNextCountry(page));
      await page.keyboard.press('Enter');
      await expect(page.getByText(`We sent an email to ${second}.`)).toBeVisible();
      for (const address of [first, second]) expect(countStored(address)).toMatchObject({ subscribers: 1, leads: 0 });
    });

    expect(await Promise.all(asksFor), 'the country that this browser knows, and none is looked up').toEqual([
      { country: undefined, lookUps: [] },
      { country: 'Norway', lookUps: [] },
    ]);
    await enterAndLeave(page, second);

    await test.step('a mail program takes its reader off the list by one call without a question', async () => {
      const leave = findLink(await awaitMailTo(first), '/subscribe/leave');
      const form = { 'List-Unsubscribe': 'One-Click' };
      const answer = await request.post(product.siteUrl + leave, { form, maxRedirects: 0 });
      expect(answer.status()).toBe(200);
    });
  });

  test(
    'marks the field if the server finds the address wrong, reports a failure only to the console, and offers to try again',
    long,
    async ({ noise, page }) => {
      const address = freshAddress('fails');
      await page.goto('/subscribe');

      await test.step('the field is marked', async () => {
        await page.getByLabel('Work email').fill(freshAddress('refused'));
        await answerInstead(page, 422, { message: 'One field', details: [detailOf('email', 'No such mailbox')] });
        await send(page).click();
        await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(
          'The email field must be a valid email',
        );
        await expect(page.getByRole('alert')).toBeFocused();
        await expect(send(page)).toBeVisible();
        await page.unroute('**/subscribe');
      });

      await page.getByLabel('Work email').fill(address);
      const tooMany = 'Too many messages came from your network. Try again in 5 minutes.';
      for (const [status, code, error, logged] of [
        [503, undefined, 'We cannot store messages at the moment.', 'the server cannot be reached, or has a fault.'],
        [429, 'rate_limited', tooMany, tooMany],
        [403, 'foreign_site', 'This came from another site.', 'This came from another site.'],
        [422, 'invalid', { message: 'x', details: [detailOf('tags', 'Too many tags')] }, 'Too many tags'],
      ] as const) {
        await answerInstead(page, status, error, code);
        await page.getByRole('button', { name: /Send me the next one|Try again/ }).click();
        await expect.poll(() => noise.errors.join('\n')).toContain(`The letter could not be asked for: ${logged}`);
        await expect(tryAgain(page)).toBeFocused();
        await expect(page.locator('#newsletter [role=alert]:visible')).toHaveCount(0);
        await expect(page.getByLabel('Work email')).toHaveValue(address);
        expect(noise.errors.splice(0).join('\n')).not.toContain(address);
        await page.unroute('**/subscribe');
      }
      await page.getByLabel('Work email').press('End');
      await page.keyboard.insertText('.mt');
      await expect(send(page)).toBeVisible();
      await send(page).click();
      await expect(page.getByText(`We sent an email to ${address}.mt.`)).toBeVisible();
    },
  );

  test('is sent by the browser if its script does not load', async ({ noise, page }) => {
    await page.route(/_astro\/form\./, (route) => route.abort());
    const address = freshAddress('bare');
    await ask(page, address);
    await expect(page).toHaveURL(/\/subscribe\/waiting(?:#|$)/);
    await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible();
    noise.errors = noise.errors.filter((error) => !error.includes('ERR_FAILED'));
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'comes back with an invalid address, is confirmed by one click in the email, and left by one',
      long,
      async ({ page }) => {
        const address = freshAddress('enters-plain');
        // The browser's own check accepts this address; ours does not.
        await ask(page, 'ada@company');
        await expect(page).toHaveTitle(/^Error: /);
        await expect(page.getByLabel('Work email')).toHaveValue('ada@company');
        await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(
          'The email field must be a valid email',
        );
        await page.getByLabel('Work email').fill(address);
        await ageOpenPage(page);
        await page.getByRole('button', { name: 'Send me the next one' }).click();
        await expect(page).toHaveURL(/\/subscribe\/waiting(?:#|$)/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('One click to go');
        await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible();
        await enterAndLeave(page, address);
      },
    );
  });

  byHttp('says that a link has run out, and offers a fresh one', async ({ request }) => {
    const answer = await request.get('/subscribe/confirm?t=cut-off');
    expect(answer.status()).toBe(410);
    const $ = load(await answer.text());
    expect($('h1').text()).toBe('This link has expired');
    const fresh = $('main a').filter((_, link) => $(link).text().trim() === 'Ask for a fresh link');
    expect(fresh.attr('href')).toBe('/subscribe');
  });
});

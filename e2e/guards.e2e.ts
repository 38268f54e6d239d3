import { createFormTokens } from '@frontage/backend/src/contact/formToken.ts';
import { hostSecretOf } from '@frontage/backend/src/hostSecret.ts';
import { createServedAt } from '@frontage/backend/src/http/servedAt.ts';
import { keptSecret } from '@frontage/cms/keptSecret.ts';
import { staleForm } from '@frontage/contract/contact/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { contactFormOf, fillIn, freshMessage, openContactForm, plan } from './support/contactForm.ts';
import { formOn, freshEmail, openForm } from './support/formJourney.ts';
import { takeAPersonsTime } from './support/personsTime.ts';
import { product } from './support/product.ts';
import { siteForms } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** The clock of the host cannot be turned, so its own signature is under a moment of the day before yesterday. */
const secret = hostSecretOf({
  dataDir: product.dataDirectory,
  payloadSecret: keptSecret(product.dataDirectory, 'payload-secret'),
});
const longAgo = () => new Date(Date.now() - 48 * 3_600_000);
const oldToken = (formId = 'contact') => createFormTokens(secret, longAgo).issue(formId);

/** Forms of one field, each with an answer of its own. */
const shortForms = siteForms.filter(({ call }) => ['/send-mail/article-file', '/subscribe'].includes(call));
const idOf = (scope: Locator) => scope.locator('input[name=formId]').first().inputValue();

/** Makes the open page one that was served the day before yesterday. */
async function letItGrowOld(page: Page): Promise<void> {
  const lines: string[] = [];
  const reply = { header: (_name: string, line: string) => lines.push(line) };
  createServedAt(secret, longAgo).stamp({ protocol: 'http', headers: {} }, reply);
  const value = /^opened=([^;]+)/.exec(lines[0] ?? '')?.[1] ?? '';
  await page.context().addCookies([{ name: 'opened', value, url: product.siteUrl, httpOnly: true, sameSite: 'Lax' }]);
}

test.describe('a form that stood open for more than a day', () => {
  test('is sent with a fresh token by its script, and the visitor reads nothing of it', async ({ page }) => {
    await page.route('**/form-token?*', (route) => route.fulfill({ json: oldToken() }), { times: 1 });
    const form = await openContactForm(page);
    await fillIn(form, freshMessage());
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 410);
    const taken = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 200);
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    const keys = [await refused, await taken].map((answer) => answer.request().headers()['idempotency-key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('keeps what was typed and says why where no fresh token comes', async ({ page, noise }) => {
    const message = freshMessage();
    await page.route('**/form-token?*', (route) => route.fulfill({ json: oldToken() }));
    const form = await openContactForm(page);
    await fillIn(form, message);
    await form.send.click();
    await expect(form.notice).toContainText(staleForm);
    await expect(form.notice).toBeFocused();
    await expect(form.message).toHaveValue(message);

    await page.unroute('**/form-token?*');
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    expect(noise.errors).toEqual([]);
  });
});

for (const form of shortForms) {
  test(`${form.name} is sent with a fresh token after more than a day`, async ({ page }) => {
    const email = freshEmail();
    const on = await openForm(page, form, true);
    const token = oldToken(await idOf(on.scope));
    await page.route('**/form-token?*', (route) => route.fulfill({ json: token }), { times: 1 });
    await on.fill(email);
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() === 410);
    await on.send.click();
    await refused;
    await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
    expect(storedFor(email)[form.counts]).toBe(1);
  });

  test(`${form.name} is kept where no fresh token comes, and sent once one does`, async ({ noise, page }) => {
    const email = freshEmail();
    const on = await openForm(page, form, true);
    const token = oldToken(await idOf(on.scope));
    await page.route('**/form-token?*', (route) => route.fulfill({ json: token }));
    await on.fill(email);
    await on.send.click();
    if (form.failure === 'told') await expect(on.notice).toContainText(staleForm);
    else await expect.poll(() => noise.errors.join()).toContain(staleForm);
    await on.expectTyped(email);
    noise.errors.length = 0;

    await page.unroute('**/form-token?*');
    await on.send.click();
    await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
    expect(storedFor(email)[form.counts]).toBe(1);
  });
}

test.describe('a form that stood open for more than a day, without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of shortForms) {
    test(`${form.name} comes back with what was typed, and is taken when it is sent once more`, async ({
      noise,
      page,
    }) => {
      const email = freshEmail();
      const on = await openForm(page, form, false);
      await on.fill(email);
      await letItGrowOld(page);
      await on.send.click();
      await expect(on.notice).toContainText(staleForm);
      await on.expectTyped(email);
      await formOn(page, form).send.click();
      await expect(page).toHaveURL(form.done.plainUrl);
      expect(storedFor(email)[form.counts]).toBe(1);
      noise.errors = noise.errors.filter((error) => !error.includes('410'));
    });
  }

  test('comes back with what was typed and why, and is taken when it is sent once more', async ({ page }) => {
    const message = freshMessage();
    await page.goto(product.contactPath);
    const form = contactFormOf(page);
    await fillIn(form, message);
    await form.file.setInputFiles(plan);
    await letItGrowOld(page);
    await form.send.click();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(form.notice).toContainText('This did not reach us');
    await expect(form.notice).toContainText(staleForm);
    await expect(form.name).toHaveValue('Ada Lindqvist');
    await expect(form.message).toHaveValue(message);
    await expect(form.section.getByText('Choose your file again')).toBeVisible();
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
  });

  test('is an ordinary form again on the page that is loaded anew', async ({ page }) => {
    await page.goto(product.contactPath);
    await letItGrowOld(page);
    await page.reload();
    const form = contactFormOf(page);
    await fillIn(form, freshMessage());
    await takeAPersonsTime(page);
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
  });
});

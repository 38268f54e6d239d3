import { createFormTokens } from '@frontage/backend/src/contact/formToken.ts';
import { createOpenings } from '@frontage/backend/src/contact/openings.ts';
import { keptSecret } from '@frontage/cms/keptSecret.ts';
import { staleForm } from '@frontage/contract/contact/messages.ts';
import type { Page } from '@playwright/test';
import { contactFormOf, fillIn, freshMessage, openContactForm, plan } from './support/contactForm.ts';
import { takeAPersonsTime } from './support/personsTime.ts';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** The clock of the host cannot be turned, so its own signature stands under a moment of the day before yesterday. */
const secret = keptSecret(product.dataDirectory, 'backend-secret');
const longAgo = () => new Date(Date.now() - 48 * 3_600_000);
const oldToken = () => createFormTokens(secret, longAgo).issue('contact');

/** Makes the open page one that was served the day before yesterday. */
async function letItGrowOld(page: Page): Promise<void> {
  const lines: string[] = [];
  const reply = { header: (_name: string, line: string) => lines.push(line) };
  createOpenings(secret, longAgo).stamp({ protocol: 'http', headers: {} }, reply);
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

test.describe('a form that stood open for more than a day, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('comes back with what was typed and why, and is taken when it is sent once more', async ({ page }) => {
    const message = freshMessage();
    await page.goto(product.landingPath);
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
    await page.goto(product.landingPath);
    await letItGrowOld(page);
    await page.reload();
    const form = contactFormOf(page);
    await fillIn(form, freshMessage());
    await takeAPersonsTime(page);
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
  });
});

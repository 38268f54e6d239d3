import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { dark, expectSound, light } from './support/expectSound.ts';
import { expect, long, test } from './support/test.ts';

const path = '/estimate';

/** The estimate, located as visitors find it. */
function estimateOf(page: Page) {
  const form = page.locator('form[data-form=estimate]');
  return {
    form,
    range: form.locator('output'),
    rows: form.getByRole('table', { name: 'The bill' }).locator('tbody tr:visible'),
    sum: form.getByRole('row', { name: /^Sum/ }).getByRole('cell'),
    empty: form.getByText('Answer one question').first(),
    name: form.getByRole('textbox', { name: 'Name' }),
    email: form.getByRole('textbox', { name: 'Email' }),
    message: form.getByRole('textbox', { name: 'Anything the six answers miss?' }),
    send: form.getByRole('button', { name: 'Send my estimate' }),
    add: form.getByRole('button', { name: 'Add it up' }),
    summary: form.getByRole('alert').filter({ hasText: 'another look' }),
    notice: form.getByRole('alert').filter({ hasNotText: 'another look' }),
    thanks: page.getByRole('heading', { name: 'Thank you for contacting Quayline' }),
    answer: (label: string) => form.getByLabel(label, { exact: true }),
  };
}

let count = 0;
const freshWords = () => `Nothing is missed. Attempt ${Date.now()}-${process.pid}-${++count}.`;

/** Chooses a web product with a bridge: at least 50,000 and 18,000. */
async function answerTwo(page: Page) {
  const estimate = estimateOf(page);
  await estimate.answer('Web product').check();
  await estimate.answer('A bridge').check();
  return estimate;
}

test.describe('the estimate', () => {
  test('adds up in front of the visitor, and asks for nothing before', async ({ page }) => {
    await page.goto(path);
    const estimate = estimateOf(page);
    await expect(estimate.empty).toBeVisible();
    await expect(estimate.rows).toHaveCount(0);
    await answerTwo(page);
    await expect(estimate.range).toContainText('With these two answers');
    await expect(estimate.range).toContainText('$68,000 to 91,000');
    await expect(estimate.rows).toHaveCount(5);
    await expect(estimate.sum).toHaveText(['68,000', '91,000']);
    await estimate.answer('Within three months').check();
    await expect(estimate.sum).toHaveText(['78,200', '113,800']);
    await estimate.answer('A bridge').uncheck();
    await estimate.answer('No date').check();
    await expect(estimate.sum).toHaveText(['50,000', '64,000']);
    await expect(estimate.empty).toBeHidden();
    await expect(estimate.add).toHaveCount(0);

    await test.step('by keys alone too', async () => {
      await estimate.answer('Contracts only').focus();
      await page.keyboard.press('Space');
      await expect(estimate.range).toContainText('$36,000 to 44,000');
      await page.keyboard.press('ArrowRight');
      await expect(estimate.answer('Web product')).toBeChecked();
      await expect(estimate.range).toContainText('$50,000 to 64,000');
    });

    await test.step('the range stands at the foot of a narrow screen until the bill is in view', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await estimate.answer('A bridge').check();
      const bar = estimate.form.getByRole('link', { name: /See the bill/ });
      await expect(bar).toContainText('$68,000 to 91,000');
      expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(64);
      await bar.click();
      await expect(estimate.range).toBeInViewport();
      await expect(bar).toBeHidden();
    });
  });

  test('keeps everything when the network goes down, and sends the answers with the range and the version of the rates once it is back', async ({
    context,
    noise,
    page,
  }) => {
    await page.goto(path);
    // The first touch loads the script that sends; after that the network may go down.
    const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
    const estimate = await answerTwo(page);
    await estimate.name.fill('Ada Lindqvist');
    await estimate.email.fill('ada@company.com');
    await estimate.message.fill(freshWords());
    await ready;
    await context.setOffline(true);
    await estimate.send.click();
    await expect(estimate.notice).toContainText('This did not reach us');
    await expect(estimate.sum).toHaveText(['68,000', '91,000']);
    await context.setOffline(false);
    noise.errors.length = 0;

    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await estimate.send.click();
    const request = await sent;
    expect(request.postDataJSON()).toMatchObject({
      formId: 'estimate',
      projectType: 'web',
      features: 'bridge',
      lowUsd: '68000',
      highUsd: '91000',
      ratesVersion: '2026-11-01',
    });
    expect(await request.headerValue('idempotency-key')).toBeTruthy();
    await expect(estimate.thanks).toBeFocused();
    await expect(estimate.name).toBeHidden();

    // The form has already asked everything that step two would ask.
    await expect(page.getByRole('button', { name: 'Add to my message' })).toHaveCount(0);
    await expect(estimate.answer('A bridge')).toBeChecked();

    // The answers stay on the page, and pressing Enter in one of them would send the form again.
    const posts: string[] = [];
    page.on('request', (one) => one.method() === 'POST' && posts.push(one.url()));
    await estimate.answer('Contracts only').check();
    await page.keyboard.press('Enter');
    await expect(estimate.answer('Contracts only')).toBeChecked();
    await expect(estimate.thanks).toBeVisible();
    expect(posts).toEqual([]);
  });

  test('is carried along: the header offers a call about it, and booking includes it', async ({ page }) => {
    await page.goto('/search');
    const call = page
      .getByRole('banner')
      .getByRole('link', { name: /^(?:Write to us|Book a call about this estimate)$/ });
    await expect(call).toHaveAccessibleName('Write to us');
    await page.goto(path);
    const estimate = await answerTwo(page);
    await expect(call).toHaveAccessibleName('Book a call about this estimate');
    await estimate.answer('A bridge').uncheck();
    // No personal data of the visitor is kept in the tab.
    await estimate.name.fill('Ada Lindqvist');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('estimate'))).toBe('$50,000 to 64,000');
    await page.goto('/services');
    await expect(call).toHaveAccessibleName('Book a call about this estimate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await call.click();
    await expect(page).toHaveURL('/book');
    await expect(page.getByText('The call is about your estimate of $50,000 to 64,000.')).toBeVisible();
    await expect(page.locator('textarea[name=message]')).toHaveValue('My estimate came to $50,000 to 64,000.');
  });

  test('names no sum to visitors without an estimate, and none without script', async ({ page, request }) => {
    await page.goto('/book');
    await expect(page.getByText('about your estimate')).toBeHidden();
    await expect(page.locator('textarea[name=message]')).toHaveValue('');
    const $ = load(await (await request.get('/book', { headers: { accept: 'text/html' } })).text());
    $('script, template').remove();
    expect($('main').text()).not.toContain('about your estimate');
    const calls = $('header a').toArray();
    expect(calls.map((one) => $(one).text().trim())).toContain('Write to us');
  });

  test(
    'says what is wrong with each field without a fault that axe finds, leads to it, and requires an answer before it is sent',
    long,
    async ({ page }) => {
      await page.goto(path);
      const estimate = estimateOf(page);
      await estimate.send.click();
      await expect(estimate.summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(estimate.summary.getByRole('link')).toHaveText([
        'The name field is required',
        'The email field is required',
      ]);
      await estimate.summary.getByRole('link', { name: 'The email field is required' }).click();
      await expect(estimate.email).toBeFocused();
      await expect(estimate.email).toHaveAccessibleDescription('The email field is required');
      await estimate.email.fill('ada@company.com');
      await estimate.name.fill('Ada Lindqvist');
      await expect(estimate.summary).toBeHidden();
      await estimate.send.click();
      await estimate.summary
        .getByRole('link', { name: 'Answer one question, so that there is a sum to send.' })
        .click();
      await expect(estimate.answer('Contracts only')).toBeFocused();
      await estimate.answer('Advice').check();
      // The browser accepts this address; the server does not.
      await estimate.email.fill('ada@company');
      await estimate.send.click();
      await expect(estimate.summary.getByRole('link')).toHaveText(['The email field must be a valid email']);
      await estimate.answer('A bridge').check();
      await expectSound(page, [...light(320), ...dark(1440)], { between: [390, 768] });
    },
  );
});

test.describe('the estimate without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'comes back with errors, with the bill and with what was typed, then takes the address and thanks',
    long,
    async ({ page }) => {
      await page.goto(path);
      const estimate = await answerTwo(page);
      await estimate.name.fill('Ada "Countess" <Lindqvist>');
      await estimate.email.fill('ada@company');
      await estimate.send.click();
      await expect(estimate.summary.getByRole('link')).toHaveText(['The email field must be a valid email']);
      await expect(estimate.name).toHaveValue('Ada "Countess" <Lindqvist>');
      await expect(estimate.range).toContainText('$68,000 to 91,000');

      await page.goto(path);
      await answerTwo(page);
      await estimate.message.fill(freshWords());
      await estimate.add.click();
      await expect(page).toHaveURL(/#.*-bill$|#.*bill$/);
      await expect(estimate.range).toContainText('$68,000 to 91,000');
      await expect(estimate.sum).toHaveText(['68,000', '91,000']);
      await expect(estimate.answer('A bridge')).toBeChecked();
      await expect(estimate.message).toHaveValue(/Nothing is missed/);
      await estimate.name.fill('Ada Lindqvist');
      await estimate.email.fill('ada@company.com');
      await estimate.send.click();
      await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
      await expect(page.getByRole('button', { name: 'Add to my message' })).toHaveCount(0);
    },
  );
});

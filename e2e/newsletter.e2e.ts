import type { Page } from '@playwright/test';
import { linkIn, mailTo } from './support/mailbox.ts';
import { takeAPersonsTime } from './support/personsTime.ts';
import { product } from './support/product.ts';
import { expect, test } from './support/test.ts';

/** One address for each run and journey: an address is asked to confirm a few times a day only. */
const freshAddress = (journey: string) => `${journey}-${Date.now()}@example.com`;

async function ask(page: Page, address: string): Promise<void> {
  await page.goto('/subscribe');
  await page.getByLabel('Work email').fill(address);
  await takeAPersonsTime(page);
  await page.getByRole('button', { name: 'Send me the next one' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the letter, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('is entered by one click in the mail, and left by one', async ({ page }) => {
      const address = freshAddress(`enters-${javaScriptEnabled}`);
      await ask(page, address);
      await expect(page).toHaveURL(/\/subscribe\/waiting(?:#|$)/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One click is missing');
      await expect(page.getByText(`We sent a mail to ${address}.`)).toBeVisible();

      const mail = await mailTo(address);
      expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
      await page.goto(linkIn(mail, '/subscribe/confirm'));
      await page.getByRole('button', { name: 'Put me on the list' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are on the list');
      await expect(page.getByText(`The letter comes to ${address}`)).toBeVisible();
      expect(page.url()).not.toContain('example.com');

      await page.getByRole('link', { name: 'Leave the list' }).click();
      await page.getByRole('button', { name: 'Take me off the list' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are off the list');
    });

    test('says that a link has run out, and offers a fresh one', async ({ noise, page }) => {
      const answer = await page.goto('/subscribe/confirm?t=cut-off');
      expect(answer?.status()).toBe(410);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has run out');
      await page.getByRole('link', { name: 'Ask for a fresh link' }).click();
      await expect(page.getByLabel('Work email')).toBeVisible();
      // The browser notes the refusal of the page itself.
      expect(noise.errors.splice(0).join()).toContain('410');
    });
  });
}

test('a mail program takes its reader off the list by one call without a question', async ({ request, page }) => {
  const address = freshAddress('leaves');
  await ask(page, address);
  await expect(page).toHaveURL(/\/subscribe\/waiting/);
  const leave = linkIn(await mailTo(address), '/subscribe/leave');
  const answer = await request.post(product.siteUrl + leave, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(200);
});

test.describe('an address that is none, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stays in the form, with the error at the field', async ({ noise, page }) => {
    // The browser's own check lets this through; ours does not.
    await ask(page, 'ada@company');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('Work email')).toHaveValue('ada@company');
    await expect(page.getByLabel('Work email')).toHaveAccessibleDescription('The email field must be a valid email');
    expect(noise.errors.splice(0).join()).toContain('422');
  });
});

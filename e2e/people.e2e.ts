import type { Page } from '@playwright/test';
import { awaitMailTo } from './support/mailbox.ts';
import { product } from './support/product.ts';
import { freshMark } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { codeOf } from './support/totp.ts';

const password = 'crane ledger harbour moss';
/** Enters address and password in the sign-in form. */
async function knock(page: Page, email: string): Promise<void> {
  await page.goto(`${product.adminUrl}/admin/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a colleague is invited by email, chooses a password and is signed in; a second factor is set up, then required', async ({
  browser,
  noise,
  page,
}) => {
  test.slow();
  const email = `grace.${freshMark()}@example.com`;
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('an admin invites her', async () => {
    await signIn(page);
    await page.goto(`${product.adminUrl}/admin/collections/users`);
    await page.getByLabel('Name', { exact: true }).fill('Grace Abara');
    await page.getByLabel('Address', { exact: true }).fill(email);
    await page.getByLabel('Role', { exact: true }).selectOption('editor');
    await page.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(page.getByText('Grace Abara is invited.')).toBeVisible();
  });

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const hers = await context.newPage();

  await test.step('she follows the link of the email and chooses a password', async () => {
    const link = /http\S+\/admin\/set-password\/[0-9a-f]+/.exec(await awaitMailTo(email))?.[0] ?? '';
    await hers.goto(link);
    await hers.getByLabel('New password').fill(password);
    await hers.getByLabel('The same again').fill(password);
    await hers.getByRole('button', { name: 'Save and log in' }).click();
    await expect(hers).toHaveURL(`${product.adminUrl}/admin`);
    await expect(hers.getByRole('link', { name: 'Account' })).toBeVisible();
  });

  const factor = hers.getByRole('region', { name: 'Second factor' });
  let secret = '';
  await test.step('she sets up a second factor', async () => {
    await hers.goto(`${product.adminUrl}/admin/account`);
    await factor.getByRole('button', { name: 'Set it up' }).click();
    await factor.getByLabel('Your present password').fill(password);
    await factor.getByRole('button', { name: 'Show the picture' }).click();
    secret = await factor.locator('code').innerText();
    await factor.getByLabel('Code on your phone').fill(codeOf(secret));
    await factor.getByRole('button', { name: 'Turn it on' }).click();
    await expect(factor.getByText('Keep these recovery codes')).toBeVisible();
  });
  const [recoveryCode = ''] = await factor.locator('code').allInnerTexts();
  await factor.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factor.getByText('On: signing in asks for a code')).toBeVisible();

  await test.step('the next sign-in asks for a code: a wrong one keeps her out, one of the phone lets her in', async () => {
    await context.clearCookies();
    await knock(hers, email);
    const code = hers.getByLabel('Code on your phone, or a recovery code');
    await code.fill('000000');
    await hers.getByRole('button', { name: 'Log in' }).click();
    await expect(hers.getByRole('alert').filter({ hasText: /code/i })).toBeVisible();
    // The code of this half minute was used to set up the factor; the next one is already accepted.
    await code.fill(codeOf(secret, Date.now() + 30_000));
    await hers.getByRole('button', { name: 'Log in' }).click();
    await expect(hers).toHaveURL(`${product.adminUrl}/admin`);
  });

  await test.step('without the phone a recovery code lets her in', async () => {
    const answer = await context.request.post(`${product.adminUrl}/api/users/login`, {
      headers: { Origin: product.adminUrl },
      data: { email, password, code: recoveryCode },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  });
  await context.close();
  // The browser logs each refused sign-in as an error.
  noise.errors.splice(0);
});

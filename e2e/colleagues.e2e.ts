import type { Browser } from '@playwright/test';
import { openInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { freshMark } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const password = 'crane ledger harbour moss';
const headers = { Origin: product.adminUrl };

/** A colleague with a browser context of their own, signed in. */
async function signInColleague(browser: Browser, { email }: { email: string }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post(`${product.adminUrl}/api/users/login`, {
    headers,
    data: { email, password },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { context, page: await context.newPage() };
}

test(
  'an editor with a page open is told by name who else opened it, and who saved it',
  long,
  async ({ browser, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page);
    const name = `Bo Vinter ${freshMark()}`;
    const email = `bo.${freshMark()}@example.com`;
    const made = await page.request.post(`${product.adminUrl}/api/users`, {
      headers,
      data: { name, email, password, role: 'editor' },
    });
    expect(made.status(), await made.text()).toBe(201);

    await openInAdmin(page, 'oil-gas');
    await expect(page.getByText('open too')).toHaveCount(0);
    const second = await signInColleague(browser, { email });
    const form = `${product.adminUrl}/admin/collections/pages/${idOfPage('oil-gas')}`;
    await second.page.goto(form);
    await expect(page.getByText(`${name} has this open too`)).toBeVisible();
    await expect(second.page.getByText('has this open too')).toBeVisible();

    const saved = await second.page.request.patch(
      `${product.adminUrl}/api/pages/${idOfPage('oil-gas')}?draft=true&autosave=true`,
      { headers, data: { title: 'Written by Bo' } },
    );
    expect(saved.status()).toBe(200);
    await expect(page.getByText(`${name} saved changes`)).toBeVisible();
    await second.context.close();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('textbox', { name: /^Title/ }).first()).toHaveValue('Written by Bo');
    await expect(page.getByText(`${name} saved changes`)).toHaveCount(0);
  },
);

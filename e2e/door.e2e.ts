import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { makeColleague, signInAsColleague } from './support/signIn.ts';
import { idOfPage } from './support/stored.ts';
import { expect, test } from './support/test.ts';
import { openWeighed } from './support/weighPage.ts';

test('the sign-in names the agency and links to its website; a message about a wrong password is gone after signing in', async ({
  noise,
  page,
}) => {
  const { email, password } = await makeColleague(page);
  await page.goto(`${product.adminUrl}/admin/login`);
  await expect(page.getByRole('img', { name: 'Quayline' })).toBeVisible();
  // Payload would name a picture on localhost, whatever the admin's address is.
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'To the website' })).toHaveAttribute('href', new RegExp(product.siteUrl));
  await awaitHydration(page.getByLabel('Email'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not the password of anybody');
  const refusal = page.getByRole('alert').filter({ hasText: /\w/ });
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(refusal).toBeVisible();
  const words = await refusal.innerText();
  await expect.poll(() => noise.errors, 'the browser notes the refusal').not.toEqual([]);
  noise.errors.length = 0;
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${product.adminUrl}/admin`);
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
});

test('people who have not signed in load none of the editors', async ({ page }) => {
  for (const path of ['login', 'forgot', 'set-password/of-nobody']) {
    const { response, weigh } = await openWeighed(page, `${product.adminUrl}/admin/${path}`);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(weigh().script, path).toBeLessThanOrEqual(250_000);
  }
});

test('whoever has signed in loads at most 440 KB of script for the first list or form, without the editor of texts', async ({
  page,
}) => {
  // Whoever keeps the preview open loads that too.
  await signInAsColleague(page);
  for (const path of ['collections/articles', `collections/pages/${idOfPage('contacts')}`]) {
    const { weigh } = await openWeighed(page, `${product.adminUrl}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { script } = weigh();
    console.log(`script of ${path}: ${script}`);
    expect(script, path).toBeLessThanOrEqual(440_000);
  }
});

import type { Page } from '@playwright/test';
import { openBlocksInAdmin, openNewInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

/**
 * The target field of the hero's quiet link. It is not the second link of a form that is still being drawn: fields in
 * a group come after those of the blocks below, and only near the window.
 */
const linkOf = (page: Page) => page.locator('#field-layout__0__secondAction__href');

test('a link shows its target while one types; a target is found by its title, and is on the site with a changed heading within seconds', async ({
  page,
}) => {
  await signIn(page);
  const heading = await openBlocksInAdmin(page, 'engagement-models');
  const link = linkOf(page);

  await test.step('it says where it leads, and keeps what is typed', async () => {
    await link.fill('/no-such-page');
    await expect(link).toHaveAccessibleDescription('There is no page at this address');
    await link.fill('https://example.com/talk');
    await expect(link).toHaveAccessibleDescription('Another site: example.com');
    await link.fill('desk@example.com');
    await page.getByRole('option', { name: /mailto:desk@example\.com/ }).click();
    await expect(link).toHaveAccessibleDescription('An email to desk@example.com');
    await link.fill('/about');
    await expect(page.getByRole('option', { name: 'About us /about-us' })).toBeVisible();
    await link.press('Escape');
    // Of the list: an editor of texts in view has options of its own.
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(0);
    await expect(link).toHaveValue('/about');
  });

  await test.step('what leads nowhere is named beside the document once it is saved', async () => {
    await link.fill('/gone-for-good');
    const beside = page.getByRole('region', { name: 'Before visitors see it' });
    await expect(beside).toContainText(/Block 1 \(Hero.*Leads to: \/gone-for-good leads visitors nowhere/);
  });

  await test.step('its goal is found by its title, published, and on the site', async () => {
    const words = `A heading that an editor changed at ${Date.now()}`;
    await heading.fill(words);
    await page.locator('#field-layout__0__secondAction__label').fill('Why paper comes first');
    await link.fill('paper first');
    const option = page.getByRole('group', { name: 'Article' }).getByRole('option', { name: /^Paper first/ });
    await expect(option).toBeVisible();
    await link.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await link.press('Enter');
    await expect(option).toBeHidden();
    await expect(link).toHaveValue(/^\/[a-z-]+\/paper-first-then-the-ledger$/);
    await expect(link).toHaveAccessibleDescription(/^Article: Paper first/);
    const address = await link.inputValue();

    await publish(page);
    await expect(async () => {
      const html = await (await page.request.get(`${product.siteUrl}/engagement-models`)).text();
      expect(html).toContain(words);
      expect(html).toMatch(new RegExp(`<a [^>]*href="${address}"[^>]*>[^<]*(?:<[^a][^>]*>)*Why paper comes first`));
    }).toPass();
  });
});

test('on a phone, articles and cases are found, reordered and removed', long, async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openNewInAdmin(page);
  await page.getByRole('button', { name: 'Add Block' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByPlaceholder('Search for a block').fill('related');
  await drawer.getByRole('button', { name: /^Related/ }).click();
  const adder = page.getByRole('combobox', { name: /^Cases/ });
  for (const name of ['Tidemark', 'Causeway']) {
    await adder.fill(name);
    await page.getByRole('option', { name: new RegExp(name) }).click();
    await expect(adder).toHaveValue('');
  }
  const chosen = page.getByRole('listitem').filter({ hasText: /^Case: / });
  await expect(chosen).toHaveText([/Tidemark/, /Causeway/]);
  const kept = page.waitForResponse(
    async (answer) => answer.url().includes('draft=true') && (await answer.text()).includes('"causeway","tidemark"'),
  );
  await page.getByRole('button', { name: /^Move .*Causeway.* up$/ }).click();
  await expect(chosen).toHaveText([/Causeway/, /Tidemark/]);
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('A page with cases');
  await kept;
  await page.getByRole('button', { name: /^Take .*Causeway.* out$/ }).click();
  await expect(chosen).toHaveText([/Tidemark/]);
  await adder.fill('a');
  await expect(page.getByRole('listbox')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

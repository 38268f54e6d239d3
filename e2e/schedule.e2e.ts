import { openInAdmin } from './support/openInAdmin.ts';
import { product } from './support/product.ts';
import { readInAdmin } from './support/readInAdmin.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

test(
  'an editor schedules a page to leave the site, sees that next to the page and among coming changes, and cancels it',
  long,
  async ({ page }) => {
    await signIn(page);
    await openInAdmin(page, 'operation-and-care');
    const onSite = page.getByLabel('On the site');
    await expect(onSite).toContainText('On the site');

    const drawer = page.getByRole('dialog');
    await test.step('the hour is chosen in the menu beside Publish', async () => {
      await page.locator('.form-submit .popup-button').click();
      await page.getByRole('button', { name: 'Publish or unpublish at an hour' }).click();
      await drawer.getByText('Unpublish', { exact: true }).click();
      const hour = drawer.locator('.date-time-picker input').first();
      await hour.fill('06/01/2098 09:00');
      await hour.press('Tab');
      await drawer.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(drawer.getByRole('row').filter({ hasText: '2098' })).toBeVisible();
      await drawer.getByRole('button', { name: 'Close' }).first().click();
    });

    const coming = await readInAdmin(page, `${product.adminUrl}/admin/coming?month=2098-06`);
    expect(coming('a').text()).toContain('Operation and care');

    await test.step('beside the page it is told, and taken back', async () => {
      await openInAdmin(page, 'operation-and-care');
      await expect(onSite).toContainText('Leaves the site on');
      await expect(onSite).toContainText('1 Jun 2098');
      await page.locator('.form-submit .popup-button').click();
      await page.getByRole('button', { name: 'Publish or unpublish at an hour' }).click();
      await drawer.getByRole('row').filter({ hasText: '2098' }).getByRole('button').click();
      await expect(drawer.getByText('No upcoming events scheduled')).toBeVisible();
    });
  },
);

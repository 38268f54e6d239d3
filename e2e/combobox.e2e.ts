import type { Locator } from '@playwright/test';
import { openContactForm } from './support/contactForm.ts';
import { expectSound, light } from './support/expectSound.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

const searchOf = (section: Locator) => section.getByRole('combobox', { name: 'Search countries' });

test.describe('the list of countries', () => {
  test('is searched, closed and cleared by keys and by the mouse, without a fault that axe finds', async ({ page }) => {
    const { country, message, section } = await openContactForm(page);
    const search = searchOf(section);
    const open = async () => {
      await country.click();
      await expect(search).toBeFocused();
    };
    const expectNoFaults = () => expectSound(page, light(1440), { within: '#contact-form' });

    await test.step('says when nothing matches, and closes on Escape without a change', async () => {
      // Set by the look-up, for which the test has not waited yet.
      await expect(country).toHaveText('United States');
      await open();
      await page.keyboard.type('atlantis');
      await expect(section.getByText('No options')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(section.getByText('No options')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(country).toBeFocused();
      await expect(country).toHaveText('United States');
    });

    await test.step('finds a country anywhere in its name, whatever the case, by keys alone', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(search).toBeFocused();
      await page.keyboard.type('AU');
      await expect(section.getByRole('option')).toHaveText([
        'Australia',
        'Austria',
        'Guinea-Bissau',
        'Macau',
        'Mauritania',
        'Mauritius',
        'Nauru',
        'Palau',
        'Saudi Arabia',
        'Tokelau',
      ]);
      await expect(section.getByRole('option', { name: 'Guinea-Bissau' }).locator('b')).toHaveText('au');
      await page.keyboard.press('ArrowDown');
      await expect(search).toHaveAttribute(
        'aria-activedescendant',
        (await section.getByRole('option', { name: 'Austria' }).getAttribute('id')) ?? '',
      );
      await page.keyboard.press('Enter');
      await expect(country).toBeFocused();
      await expect(country).toHaveAccessibleName('Country Austria');
      await expect(country).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('closes on a press outside', async () => {
      await open();
      await expect(country).toHaveAttribute('aria-expanded', 'true');
      await section.getByRole('heading', { level: 2 }).click();
      await expect(country).toHaveAttribute('aria-expanded', 'false');
    });

    await test.step('goes on to the next field on Tab', async () => {
      await open();
      await page.keyboard.press('Tab');
      await expect(message).toBeFocused();
    });

    await test.step('lets the visitor clear the country', async () => {
      await open();
      await section.getByRole('option', { name: 'Not specified' }).click();
      await expect(country).toHaveAccessibleName('Country Not specified');
    });

    await test.step('has no fault while it is open, with countries and without', async () => {
      await open();
      await page.keyboard.type('au');
      await expect(section.getByRole('option')).toHaveCount(10);
      await expectNoFaults();
      await page.keyboard.type('lantis');
      await expect(section.getByText('No options')).toBeVisible();
      await expectNoFaults();
    });
  });

  test(
    'keeps a look-up in a cookie for an hour, starts with it without asking again, and loads flags only when it opens',
    long,
    async ({ page, context }) => {
      await page.route('**/geo', (route) => route.fulfill({ json: { country: 'NL' } }));
      const flags: string[] = [];
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/flags/')) flags.push(new URL(request.url()).origin);
        if (request.url().endsWith('/geo')) asked.push(request.url());
      });
      const { country } = await openContactForm(page);
      await expect(country).toHaveAccessibleName('Country Netherlands');
      expect(asked).toHaveLength(1);
      const cookieOfCountry = async () => (await context.cookies()).find(({ name }) => name === 'country');
      await expect.poll(cookieOfCountry).toBeDefined();
      const cookie = await cookieOfCountry();
      expect(cookie).toMatchObject({ value: 'NL', path: '/', sameSite: 'Lax', httpOnly: false });
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(3500);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(3600);

      await test.step('flags are pictures of this host', async () => {
        await expect(country.locator('img')).toHaveCount(1);
        expect(flags.length).toBeLessThanOrEqual(1);
        const more = page.waitForRequest('**/flags/**');
        await country.click();
        await more;
        expect(new Set(flags)).toEqual(new Set([product.siteUrl]));
      });

      await context.addCookies([{ name: 'country', value: 'NO', url: product.siteUrl }]);
      await openContactForm(page);
      await expect(country).toHaveAccessibleName('Country Norway');
      expect(asked).toHaveLength(1);
    },
  );

  test('falls back on the United States, logs the failure and stores no cookie when the look-up fails', async ({
    page,
    context,
    noise,
  }) => {
    await page.route('**/geo', (route) => route.fulfill({ status: 503 }));
    const { country } = await openContactForm(page);
    await expect(country).toHaveAccessibleName('Country United States');
    await expect.poll(() => noise.errors.join('\n')).toContain('The country could not be looked up');
    expect((await context.cookies()).filter(({ name }) => name === 'country')).toEqual([]);
    noise.errors.length = 0;
  });
});

import { honeypotNames } from '@frontage/contract/contact/honeypotNames.ts';
import type { Locator, Page } from '@playwright/test';
import { contactFormOf, freshMessage } from './support/contactForm.ts';
import { openForm } from './support/formJourney.ts';
import { holdScripts } from './support/heldScripts.ts';
import { launchOptionsFor, product } from './support/product.ts';
import { siteForms } from './support/siteForms.ts';
import { expect, long, test } from './support/test.ts';

// The headless browser does not support autofill.
test.use({ launchOptions: launchOptionsFor({ hasWindow: true }) });

/** An address as a browser stores it, with everything it could fill in. */
const kept = Object.entries({
  NAME_FULL: 'Ada Lindqvist',
  EMAIL_ADDRESS: 'ada@company.com',
  COMPANY_NAME: 'Vinter & Sons',
  PHONE_HOME_WHOLE_NUMBER: '+12125550137',
  ADDRESS_HOME_LINE1: '9 Shad Lane',
  ADDRESS_HOME_CITY: 'Springfield',
  ADDRESS_HOME_STATE: 'NY',
  ADDRESS_HOME_ZIP: '10001',
  ADDRESS_HOME_COUNTRY: 'US',
}).map(([name, value]) => ({ name, value }));

interface Filled {
  filledFields: { name: string; value: string }[];
}

/** Lets Chromium autofill the form around a field, as when its user picks an address. */
async function autofill(page: Page, field: Locator): Promise<Filled['filledFields']> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('Autofill.enable');
  await field.evaluate((element) => element.setAttribute('data-filled-from', ''));
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-filled-from]' });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  let filled: Filled['filledFields'] = [];
  devtools.on('Autofill.addressFormFilled', ({ filledFields }: Filled) => {
    filled = filledFields;
  });
  // The browser parses a form a moment after it appears, and says nothing where it then fills in none.
  await expect(async () => {
    await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: kept } });
    await expect.poll(() => filled, { message: 'the browser fills the form in', timeout: 10_000 }).not.toEqual([]);
  }, 'the browser finds a form to fill in').toPass({ timeout: 120_000 });
  return filled;
}

// The browser does not autofill a form that asks only for an email address.
const filledIn = siteForms.filter(({ name, typed }) => name !== 'the form over the window' && 'Name' in typed);

for (const form of filledIn) {
  test(
    `autofill fills in ${form.name} and leaves the honeypot empty`,
    form === filledIn[0] ? {} : long,
    async ({ page }) => {
      // The honeypot gets its current name on the first touch, and the browser does not fill in a form that changes in
      // the meantime.
      const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
      const on = await openForm(page, form, true);
      await on.field(form.reachedBy).focus();
      const { honeypotName } = await (await ready).json();
      await expect(on.honeypot).toHaveAttribute('name', honeypotName);
      const filled = await autofill(page, on.field(form.reachedBy));
      // Chromium formats phone numbers in its own way.
      const own = form.reachedBy === 'Phone' ? /^\+?12125550137$/ : /^ada@company\.com$/;
      await expect(on.field(form.reachedBy)).toHaveValue(own);
      expect(filled.map(({ value }) => value)).toContainEqual(expect.stringMatching(own));
      await expect(on.honeypot).toHaveValue('');
      await expect(on.honeypot).toHaveAttribute('autocomplete', 'off');
    },
  );
}

test('autofilled values stay when the script loads after them, and are sent', async ({ page }) => {
  await page.goto(product.contactPath, { waitUntil: 'networkidle' });
  const release = await holdScripts(page);
  const form = contactFormOf(page);
  await form.email.focus();
  await autofill(page, form.email);
  await expect(form.name).toHaveValue('Ada Lindqvist');
  release();
  await expect(form.country).toBeVisible();
  await expect(form.name).toHaveValue('Ada Lindqvist');
  await expect(form.email).toHaveValue('ada@company.com');
  await form.message.fill(freshMessage());
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await form.send.click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Ada Lindqvist', email: 'ada@company.com' });
  await expect(form.thanks).toBeFocused();
});

test('autofill fills in no field with a name that a honeypot may have', long, async ({ page }) => {
  const inputs = honeypotNames.map((name) => `<label>${name.replaceAll('_', ' ')}<input name="${name}"></label>`);
  await page.route('**/names', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form><input name="name" autocomplete="name"><input name="email" autocomplete="email">${inputs.join('')}</form>`,
    }),
  );
  await page.goto('/names');
  await autofill(page, page.locator('[name=email]'));
  await expect(page.locator('[name=email]')).toHaveValue('ada@company.com');
  const typed = await page
    .locator('label input')
    .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value).filter(Boolean));
  expect(typed).toEqual([]);
  expect(honeypotNames).toHaveLength(64);
});

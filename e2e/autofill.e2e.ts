import { honeypotNames } from '@frontage/backend/src/contact/formToken.ts';
import type { Locator, Page } from '@playwright/test';
import { contactFormOf, freshMessage } from './support/contactForm.ts';
import { openForm } from './support/formJourney.ts';
import { holdScripts } from './support/heldScripts.ts';
import { launchOptionsFor, product } from './support/product.ts';
import { siteForms } from './support/siteForms.ts';
import { expect, test } from './support/test.ts';

// The browser without a window fills in nothing.
test.use({ launchOptions: launchOptionsFor({ hasWindow: true }) });

/** An address as a browser keeps it for its owner, with everything it could fill in. */
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

/** Lets Chromium itself fill in the form around a field, as it does when its owner picks an address. */
async function autofill(page: Page, field: Locator): Promise<Filled['filledFields']> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('Autofill.enable');
  await field.evaluate((element) => element.setAttribute('data-filled-from', ''));
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-filled-from]' });
  const { node } = await devtools.send('DOM.describeNode', { nodeId });
  const filled = new Promise<Filled>((resolve) => devtools.once('Autofill.addressFormFilled', resolve));
  // The browser reads a form a moment after it is there.
  await expect(async () => {
    await devtools.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields: kept } });
  }).toPass();
  return (await filled).filledFields;
}

// A form that asks for nothing but an address for mails is none that the browser fills in as a whole.
const filledIn = siteForms.filter(({ name, typed }) => name !== 'the form over the window' && 'Name' in typed);

test('the browser fills in every form for its owner, and leaves the honeypot alone', async ({ page }) => {
  for (const form of filledIn) {
    await test.step(form.name, async () => {
      // The honeypot gets its name of now with the first touch, and the browser fills in no form that changes meanwhile.
      const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
      const on = await openForm(page, form, true);
      await on.field(form.reachedBy).focus();
      await ready;
      const filled = await autofill(page, on.field(form.reachedBy));
      // Chromium writes a number as it likes to.
      const own = form.reachedBy === 'Phone' ? /^\+?12125550137$/ : /^ada@company\.com$/;
      await expect(on.field(form.reachedBy)).toHaveValue(own);
      expect(filled.map(({ value }) => value)).toContainEqual(expect.stringMatching(own));
      await expect(on.honeypot).toHaveValue('');
      await expect(on.honeypot).toHaveAttribute('autocomplete', 'off');
    });
  }
});

test('what the browser fills in before the script is there stays, and is sent', async ({ page }) => {
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

test('no name that a honeypot may have is one that the browser fills in', async ({ page }) => {
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

import type { Page } from '@playwright/test';
import { fieldsOf, fillIn, freshMessage, openContactForm } from './support/contactForm.ts';
import { holdScripts } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

const keptLine = 'We kept what you typed.';

/** This tab's session storage as text. */
const readKept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

test.describe('what was typed into the contact form', () => {
  test('comes back after a reload and on another page, is forgotten once it was sent, and is discarded on request', async ({
    page,
    noise,
  }) => {
    const message = freshMessage();
    const form = await openContactForm(page);
    await fillIn(form, message);
    const chooseNorway = async () => {
      await form.country.click();
      await form.section.getByRole('option', { name: 'Norway' }).click();
    };
    await expect(form.section.getByText(keptLine)).toBeHidden();

    await page.reload();
    await form.section.scrollIntoViewIfNeeded();
    await expect(form.section.getByText(keptLine)).toBeVisible();
    await expect(form.message).toHaveValue(message);
    // Nobody chose a country, so it is the one that was looked up, as before.
    await expect(form.country).toHaveAccessibleName('Country United States');
    await chooseNorway();

    await page.goto('/services/bridge-development');
    await form.section.scrollIntoViewIfNeeded();
    await expect(form.message).toHaveValue(message);
    await expect(form.country).toHaveAccessibleName('Country Norway');
    await form.send.click();
    await expect(form.thanks).toBeFocused();
    await expect.poll(() => readKept(page)).not.toContain('Lindqvist');
    await openContactForm(page);
    await expect(form.message).toHaveValue('');
    await expect(form.section.getByText(keptLine)).toBeHidden();

    await test.step('stays for this visit when the server has the message already', async () => {
      await fillIn(form, message);
      await chooseNorway();
      await form.send.click();
      await expect(form.notice).toContainText('What you typed is kept for this visit.');
      await page.reload();
      await form.section.scrollIntoViewIfNeeded();
      await expect(form.message).toHaveValue(message);
      noise.errors.length = 0;
    });

    await test.step('is discarded on request, here and for good', async () => {
      await form.section.getByRole('button', { name: 'Discard' }).click();
      await expect(form.name).toBeFocused();
      await expect(form.message).toHaveValue('');
      await expect(form.section.getByText(keptLine)).toBeHidden();
      await expect.poll(() => readKept(page)).not.toContain('Lindqvist');
    });

    await test.step('a country that is chosen before anything else comes back', async () => {
      await chooseNorway();
      await page.reload();
      await form.section.scrollIntoViewIfNeeded();
      await expect(form.country).toHaveAccessibleName('Country Norway');
    });
  });

  test('is sent even if the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const closed = () => {
        throw new DOMException('closed', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: closed });
    });
    const form = await openContactForm(page);
    await fillIn(form, freshMessage());
    await form.send.click();
    await expect(form.thanks).toBeFocused();
  });
});

test(
  'choices of a quote and text typed in the dialog come back, but neither the honeypot nor the token',
  long,
  async ({ page }) => {
    await page.goto(product.quotePath);
    const section = page.getByRole('region', { name: /^Starting at/ });
    const mvp = section.getByRole('checkbox', { name: 'MVP' });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
    await mvp.check();
    await section.getByRole('combobox', { name: 'Timeline' }).selectOption('3 months');
    await expect(async () => expect(await readKept(page)).toContain('3 months')).toPass();
    expect(Object.keys(JSON.parse(JSON.parse(await readKept(page))['typed-quote']))).toEqual([
      'name',
      'projectTypes',
      'timeline',
    ]);
    const dialog = page.getByRole('dialog');
    const open = async () => {
      await page.getByText('Get in touch').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Get in touch' }).click();
    };
    await open();
    await fieldsOf(dialog).message.fill('Typed over the window');
    // The list of countries comes with this form, and until it is there the text is in the field alone.
    await expect.poll(() => readKept(page)).toContain('Typed over the window');
    await page.keyboard.press('Escape');

    await page.reload();
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(keptLine)).toBeVisible();
    await expect(mvp).toBeChecked();
    await expect(section.getByRole('combobox', { name: 'Timeline' })).toHaveValue('3 months');
    await open();
    await expect(fieldsOf(dialog).message).toHaveValue('Typed over the window');
    await expect(dialog.getByText(keptLine)).toBeVisible();
  },
);

test(
  'typed text of an audit request and answers of an estimate come back at once, and are removed on request',
  long,
  async ({ page }) => {
    const audit = page.locator('#audit');
    const network = audit.getByRole('textbox', { name: 'Network' });
    const answers = page.getByRole('radio');
    const range = page.locator('form output');

    await test.step('what was typed before the script came is kept though nothing is touched after it', async () => {
      const release = await holdScripts(page);
      // The page is visible while its scripts are loading.
      await page.goto('/services/cadence-audit', { waitUntil: 'commit' });
      await network.fill('Flow mainnet');
      expect(await readKept(page)).not.toContain('Flow mainnet');
      release();
      await expect.poll(() => readKept(page)).toContain('Flow mainnet');
      expect(Object.keys(JSON.parse(JSON.parse(await readKept(page))['typed-audit']))).toEqual(['network']);
    });

    await page.goto('/estimate');
    const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
    await answers.first().focus();
    await ready;
    await answers.first().check();
    await expect(range).toContainText('$');
    const sum = await range.innerText();

    // Visits another page and returns: the browser itself restores nothing then.
    await page.goto('/services/cadence-audit');
    await expect(network).toHaveValue('Flow mainnet');
    await expect(audit.getByText(keptLine)).toBeVisible();
    await audit.getByRole('button', { name: 'Discard' }).click();
    await expect(network).toHaveValue('');
    await expect(audit.getByRole('textbox', { name: 'Repository or contract address' })).toBeFocused();
    await expect.poll(() => readKept(page)).not.toContain('mainnet');

    await test.step('the answers of the estimate come back with their bill', async () => {
      await page.goto('/estimate');
      await expect(answers.first()).toBeChecked();
      await expect(range).toHaveText(sum, { useInnerText: true });
      await expect(page.getByText(keptLine)).toBeVisible();
    });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing claims to have been kept', async ({ page }) => {
    for (const path of [product.contactPath, '/services/cadence-audit']) {
      await page.goto(path);
      await expect(page.getByRole('textbox', { name: /email/i }).first()).toBeVisible();
      for (const line of await page.getByText(keptLine).all()) await expect(line).toBeHidden();
    }
  });
});

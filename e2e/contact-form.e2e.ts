import { truncate, writeFile } from 'node:fs/promises';
import { contactFormOf, fieldsOf, fillIn, freshMessage, movie, openContactForm, plan } from './support/contactForm.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

// As for most visitors: scrolling and focus are animated.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the contact form', () => {
  test('says what is wrong, keeps what was typed while the network is down, sends once it is back, and can be used for another message', async ({
    context,
    noise,
    page,
  }) => {
    // The first touch loads the script that sends; after that the network may go down.
    const ready = page.waitForResponse((response) => response.url().includes('/form-token'));
    const form = await openContactForm(page);
    await ready;
    const ways = form.section.locator('dl').getByRole('link');
    const before = await ways.allTextContents();
    expect(before).toContain('Chat with us');

    await test.step('says what is wrong with each field, leads to it, and forgets it as soon as it is right', async () => {
      await form.email.fill('ada@company');
      await form.phone.fill('call me');
      await form.send.click();
      await expect(form.summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(form.summary.getByRole('heading')).toHaveText('Four fields need another look');
      await expect(form.summary.getByRole('link')).toHaveText([
        'The name field is required',
        'The email field must be a valid email',
        'The phone field must be a valid phone: digits, spaces and + - ( ) only',
        'The message field is required',
      ]);
      await form.summary
        .getByRole('link', { name: 'The phone field must be a valid phone: digits, spaces and + - ( ) only' })
        .click();
      await expect(form.phone).toBeFocused();
      await expect(form.phone).toHaveAccessibleDescription(
        'The phone field must be a valid phone: digits, spaces and + - ( ) only',
      );
      await form.phone.fill('+1 212 555 0137');
      await expect(form.phone).not.toHaveAttribute('aria-invalid');
      await expect(form.summary.getByRole('link')).toHaveCount(3);
    });

    await test.step('keeps what was typed when the network is gone', async () => {
      const message = freshMessage();
      await form.phone.fill('');
      await fillIn(form, message);
      await context.setOffline(true);
      await form.send.click();
      await expect(form.notice).toContainText('This did not reach us');
      await expect(form.message).toHaveValue(message);
      await context.setOffline(false);
      noise.errors.length = 0;
    });

    await test.step('sends plain fields: none that are empty, with page and local time', async () => {
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.send.click();
      const body = (await sent).postDataJSON();
      expect(body).toMatchObject({ name: 'Ada Lindqvist', email: 'ada@company.com', formId: 'contact' });
      expect(body).not.toHaveProperty('phone');
      expect(body.resendUrl).toBe(product.siteUrl + product.contactPath);
      expect(body.time).toMatch(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d:\d\d$/);
    });

    await test.step('thanks, leaves number and address where they were, and comes back for another message', async () => {
      await expect(form.thanks).toBeFocused();
      expect(await ways.allTextContents()).toEqual(before);
      await form.section.getByRole('button', { name: 'Write another message' }).click();
      await expect(form.name).toBeFocused();
      await expect(form.message).toHaveValue('');
    });
  });

  test('refuses a file by its type and by its size, cancels an upload on request, and takes a request with a file', async ({
    page,
  }, info) => {
    await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
    const form = await openContactForm(page);

    await test.step('refuses a file before anything is sent', async () => {
      await form.file.setInputFiles(movie);
      await expect(form.section.getByText('We cannot open this kind of file.')).toBeVisible();
      await form.section.getByRole('button', { name: 'Remove wallet-demo.mov' }).click();
      await expect(form.file).toBeFocused();

      const large = info.outputPath('large.pdf');
      await writeFile(large, '');
      await truncate(large, 52_428_801);
      await form.file.setInputFiles(large);
      await expect(form.section.getByText('This file is over 50 MB.')).toBeVisible();
      await fillIn(form, freshMessage());
      await form.send.click();
      await expect(form.summary).toBeFocused();
      await form.summary.getByRole('link').click();
      const remove = form.section.getByRole('button', { name: 'Remove large.pdf' });
      await expect(remove).toBeFocused();
      await remove.press('Enter');
    });

    await test.step('stops an upload on request and keeps the form as it was', async () => {
      await form.file.setInputFiles(plan);
      await expect(form.section.getByText('0.1 KB, attached', { exact: true })).toBeVisible();
      // Never answers, so that the upload stays in progress.
      await page.route('**/send-mail', async () => {});
      await form.send.click();
      await expect(form.section.getByRole('progressbar')).toBeVisible();
      await form.section.getByRole('button', { name: 'Cancel sending' }).click();
      await expect(form.send).toBeVisible();
      await expect(form.name).toHaveValue('Ada Lindqvist');
      await expect(form.notice).toBeHidden();
      await page.unroute('**/send-mail');
    });

    await test.step('takes it with the file, and thanks in place of the form', async () => {
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await form.send.click();
      await expect(form.thanks).toBeFocused();
      await expect(form.section.getByText('Your message has been successfully received!')).toBeVisible();
      await expect(form.section.getByText('received', { exact: true })).toBeVisible();
      await expect(form.name).toHaveCount(0);
      const request = await sent;
      expect(await request.headerValue('content-type')).toContain('multipart/form-data');
      expect(await request.headerValue('idempotency-key')).toBeTruthy();
      const actions = () =>
        page.evaluate(() => (window.dataLayer as { action?: string }[]).map(({ action }) => action));
      await expect.poll(actions).toEqual(expect.arrayContaining(['lead', 'form_sent']));
      const sentAt = () => page.evaluate(() => localStorage.getItem('contact-form-sent-at'));
      await expect.poll(async () => Date.parse((await sentAt()) ?? '')).toBeGreaterThan(0);
    });
  });
});

test.describe('the contact form before its script is there', () => {
  test('loses nothing that was typed when the script arrives', async ({ page }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(product.contactPath);
    const form = contactFormOf(page);
    await form.message.fill('Typed early');
    await form.section.getByRole('combobox', { name: 'Country' }).selectOption('Norway');
    gate.resolve();
    await expect(form.country).toHaveAccessibleName('Country Norway');
    await expect(form.message).toHaveValue('Typed early');
    await page.reload();
    await form.section.scrollIntoViewIfNeeded();
    await expect(form.country).toHaveAccessibleName('Country Norway');
    await expect(form.message).toHaveValue('Typed early');
  });

  test('keeps the answer of the server when the script arrives after it', async ({ page, noise }) => {
    const scripts = '**/*.js';
    await page.route(scripts, (route) => route.abort());
    page.on('request', (request) => {
      if (request.method() === 'POST') void page.unroute(scripts);
    });
    await page.goto(product.contactPath);
    const form = contactFormOf(page);
    await form.name.fill('Ada Lindqvist');
    await form.email.fill('ada@company');
    await form.message.fill('Sent before the script came');
    await form.send.click();
    await expect(page).toHaveTitle(/^Error: /);
    await form.section.scrollIntoViewIfNeeded();
    await expect(form.country).toBeVisible();
    await expect(form.summary.getByRole('link')).toHaveText(['The email field must be a valid email']);
    await expect(form.message).toHaveValue('Sent before the script came');
    noise.errors.length = 0;
  });
});

test.describe('the contact form without script', () => {
  test.use({ javaScriptEnabled: false });

  test('comes back with errors and with what was typed, then takes a request with a file and leads to a page of thanks', async ({
    page,
  }) => {
    await page.goto(product.contactPath);
    const form = contactFormOf(page);
    await form.name.fill('Ada "Countess" <Lindqvist>');
    await form.email.fill('ada@company');
    await form.phone.fill('call me');
    await form.section.getByRole('combobox', { name: 'Country' }).selectOption('Norway');
    await form.send.click();
    await expect(form.summary.getByRole('link')).toHaveText([
      'The email field must be a valid email',
      'The phone field must be a valid phone: digits, spaces and + - ( ) only',
      'The message field is required',
    ]);
    await expect(form.email).toHaveAccessibleDescription('The email field must be a valid email');
    await expect(form.name).toHaveValue('Ada "Countess" <Lindqvist>');
    await expect(form.section.getByRole('combobox', { name: 'Country' })).toHaveValue('Norway');

    await fillIn(form, freshMessage());
    await form.phone.fill('+47 22 12 34 56');
    await form.file.setInputFiles(plan);
    await form.send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting Quayline');
  });
});

test.describe('the quote form', () => {
  test('sends project types joined by commas, and a timeline', long, async ({ page }) => {
    await page.goto(product.quotePath);
    const section = page.getByRole('region', { name: /^Starting at/ });
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
    await section.getByRole('textbox', { name: 'Email' }).fill('ada@company.com');
    await section.getByRole('checkbox', { name: 'Product Discovery' }).check();
    await section.getByRole('checkbox', { name: 'MVP' }).check();
    await section.getByRole('combobox', { name: 'Timeline' }).selectOption('3 months');
    await section.getByRole('textbox', { name: 'What should it do?' }).fill(freshMessage());
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await section.getByRole('button', { name: 'Ask for a quote' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      formId: 'quote',
      projectTypes: 'Product Discovery,MVP',
      timeline: '3 months',
    });
    await expect(section.getByRole('heading', { name: 'Thank you for contacting Quayline' })).toBeFocused();
  });
});

test.describe('the contact form over the window', () => {
  test('traps focus, keeps what was typed, returns focus, and sends and thanks in place', async ({ page }) => {
    await page.goto(product.quotePath);
    const opener = page.getByRole('button', { name: 'Get in touch' });
    await page.getByText('Get in touch').scrollIntoViewIfNeeded();
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Name the five' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    const fields = fieldsOf(dialog);
    await fields.name.fill('Ada Lindqvist');

    const scrolled = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const isBehind = await page.evaluate(() => {
        const focused = document.activeElement;
        // Between the last and the first field, focus may pass through the browser's own controls.
        return focused !== document.body && !focused?.closest('dialog');
      });
      expect(isBehind).toBe(false);
    }

    // Scrolling by wheel takes effect a moment later, if at all.
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);

    await fields.country.click();
    await expect(fields.country).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(fields.country).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(fields.name).toHaveValue('Ada Lindqvist');

    await fillIn(fields, freshMessage());
    await fields.send.click();
    await expect(page.getByRole('heading', { name: 'Thank you for contacting Quayline' })).toBeFocused();
    await page.getByRole('button', { name: 'Write another message' }).press('Enter');
    await expect(fields.name).toBeFocused();
    await expect(fields.message).toHaveValue('');
  });
});

test.describe('the contact form over the window without script', () => {
  test.use({ javaScriptEnabled: false });

  test('is opened and closed by its buttons, and leads to a page of thanks', long, async ({ page }) => {
    await page.goto(product.quotePath);
    const opener = page.getByRole('button', { name: 'Get in touch' });
    const dialog = page.getByRole('dialog', { name: 'Name the five' });
    await opener.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await fillIn(fieldsOf(dialog), freshMessage());
    await fieldsOf(dialog).send.click();
    await expect(page).toHaveURL(/\/thank-you(?:#|$)/);
  });
});

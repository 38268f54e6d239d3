import type { Locator, Page } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { freshEmail } from './support/formJourney.ts';
import { openPreview } from './support/openPreview.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signInAsColleague } from './support/signIn.ts';
import { countStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const address = `${product.siteUrl}/own-questions-fair`;
const headers = { Origin: product.adminUrl };
const phone = { width: 390, height: 844 };
const picture = {
  name: 'site.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('A plan of the stand') };

/** Lets the journey look into the cards of questions, which are closed. */
const keepLooks = (page: Page) =>
  page.addInitScript(() => {
    const { attachShadow } = Element.prototype;
    const roots: ShadowRoot[] = [];
    Object.assign(window, { roots });
    Element.prototype.attachShadow = function keep(init) {
      const root = attachShadow.call(this, init);
      roots.push(root);
      return root;
    };
  });

/** What cards show: their words, and how the first line is drawn. */
async function readLooks(page: Page) {
  const roots = await page.evaluateHandle(() => (window as unknown as { roots: ShadowRoot[] }).roots);
  const words = await roots.evaluate((all) => all.map(({ textContent }) => textContent));
  const line = await roots.evaluateHandle(
    (all) => all.map((root) => root.querySelector('input')).find(Boolean) ?? document.body,
  );
  return { words, drawn: await line.evaluate(drawnAs) };
}

const drawnAs = (element: Element) => {
  const { backgroundColor, border, fontFamily, fontSize, minHeight, padding } = getComputedStyle(element);
  return { backgroundColor, border, fontFamily, fontSize, minHeight, padding };
};

test('Northlight makes a form for a fair: six questions of six kinds on two pages, seen before it is published', async ({
  noise,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  await keepLooks(page);
  await signInAsColleague(page, 'admin');
  const kinds = page.getByLabel('Add a question');
  const card = (words: string) => page.getByRole('listitem').filter({ hasText: words }).last();
  const name = (card: Locator, words: string) => card.getByLabel('Question', { exact: true }).fill(words);

  await test.step('make it: a name, and questions from the menu of kinds', async () => {
    await page.goto(`${product.adminUrl}/admin/collections/forms/create`);
    const title = page.locator('#field-title');
    await awaitHydration(title);
    await title.fill('Fair in Rotterdam');
    await kinds.selectOption('One line of text');
    await kinds.selectOption('Email address');
    await kinds.selectOption('One of several');
    const choice = card('One of several');
    await choice.getByRole('button', { name: 'Add an option' }).click();
    await choice.getByLabel('Option 2', { exact: true }).fill('Something else');
    await name(choice, 'Topic');
    await kinds.selectOption('Text of several lines');
    const more = card('Text of several lines');
    await more.getByLabel('Everybody must answer it').check();
    await more.getByLabel('Ask it', { exact: true }).selectOption('Only if “Topic” is Something else');
    await name(more, 'What else?');
    await kinds.selectOption('Several of many');
    const days = card('Several of many');
    await days.getByRole('button', { name: 'Add an option' }).click();
    await name(days, 'Which days?');
    await kinds.selectOption('Day');
    await card('Day').getByLabel('A new page of the form begins here').check();
    await name(card('Day'), 'When would you begin?');
    await kinds.selectOption('Amount of money');
    const amount = card('Amount of money');
    await amount.getByLabel('Currency').selectOption('NOK');
    await amount.getByLabel('Remove its answer after so many days').fill('30');
    await name(amount, 'Budget');
    await kinds.selectOption('One of several');
    const port = card('One of several');
    for (let count = 2; count <= 13; count += 1) await port.getByRole('button', { name: 'Add an option' }).click();
    await port.getByLabel('Option 12', { exact: true }).fill('Rotterdam');
    await name(port, 'Port');
    await kinds.selectOption('File');
    await card('File')
      .getByLabel(/^Text documents/)
      .check();
    await card('File').getByLabel('Files at most').fill('2');
    await card('File').getByLabel('Megabytes of each file at most').fill('1');
    await name(card('File'), 'A plan');
    await expect(page.getByText('Text of several lines · required · only if')).toBeVisible();
  });

  await test.step('see it beside the questions, with what is wrong, while no visitor does', async () => {
    const frame = await openPreview(page);
    await expect(frame.getByRole('heading', { name: 'Step 1 of 2' })).toBeVisible();
    const { drawn, words } = await readLooks(page);
    expect(words.join(' ')).toMatch(/Your name.*Email address.*Topic.*Something else.*What else\?/);
    expect(drawn).toEqual(await frame.getByRole('textbox', { name: 'Your name' }).evaluate(drawnAs));
    await frame.getByRole('radio', { name: 'Something else' }).check();
    await frame.getByRole('button', { name: 'Next' }).click();
    await expect(frame.locator('[data-error-summary] a')).toHaveText(['The "What else?" field is required']);
    await page.locator('#live-preview-toggler').click();
    const { pathname } = new URL(page.url());
    const stored = page.request.get(`${product.adminUrl}/api/forms/${pathname.split('/').at(-1)}?depth=0`, { headers });
    expect(await (await stored).json()).toMatchObject({ _status: 'draft', name: null, questions: null });
    await publish(page);
  });

  await test.step('show it on a page', async () => {
    const block = { blockType: 'form', form: 'fair-in-rotterdam', look: 'beside', heading: 'Meet us at the fair' };
    // Journeys that read every page of the site map are not to meet this one.
    const data = {
      type: 'page',
      title: 'Fair',
      slug: 'own-questions-fair',
      head: { title: 'Fair', description: 'Meet us at the fair.', noIndex: true },
      layout: [block],
      _status: 'published',
    };
    const made = await page.request.post(`${product.adminUrl}/api/pages`, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  });

  const email = freshEmail();

  await test.step('a visitor with a phone and a keyboard answers it, and loses nothing on the way', async () => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const form = page.locator('form[data-form=fair-in-rotterdam]');
    const text = (name: string) => form.getByRole('textbox', { name });
    const depending = text('What else?');
    await expect(depending).toBeHidden();
    await text('Your name').focus();
    const presses = await typeByKeyboard(page, ['Ada Vinter', 'Tab', email, 'Tab', 'ArrowDown']);
    await expect(form.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await expect(depending).toBeVisible();
    const more = await typeByKeyboard(page, ['Tab', 'A demo of the bridge', 'Tab', 'Space']);
    await expect(form.getByRole('checkbox', { name: 'Option 1' })).toBeChecked();
    await depending.fill('');
    await text('Your name').press('Enter');
    await expect(form.locator('[data-error-summary] a')).toHaveText(['The "What else?" field is required']);
    await depending.fill('A demo of the bridge');
    await text('Your name').press('Enter');
    await expect(form.getByRole('heading', { name: 'Step 2 of 2' })).toBeFocused();
    const further = await typeByKeyboard(page, ['Tab', '03042027', 'Tab']);
    await text('Budget (NOK)').fill('40 000');
    await form.getByRole('button', { name: 'Back' }).click();
    await expect(depending).toHaveValue('A demo of the bridge');
    await text('Your name').press('Enter');
    await expect(text('Budget (NOK)')).toHaveValue('40 000');
    const port = form.getByRole('button', { name: /^Port/ });
    await port.press('ArrowDown');
    await expect(form.getByRole('combobox', { name: 'Search “Port”' })).toBeFocused();
    await typeByKeyboard(page, ['rott', 'Enter']);
    await expect(port).toHaveAccessibleName('Port Rotterdam');
    await page.reload();
    await text('Your name').press('Enter');
    await expect(port).toHaveAccessibleName('Port Rotterdam');
    await form.getByLabel('A plan (1/2)').setInputFiles(picture);
    await expect(form.getByText('The "A plan" field takes these files only: .doc, .docx')).toBeVisible();
    await form.getByRole('button', { name: 'Remove site.png' }).click();
    await form
      .getByLabel('A plan (1/2)')
      .setInputFiles({ ...plan, name: 'large.txt', buffer: Buffer.alloc(1_048_577, 'a') });
    await expect(form.getByText('The "A plan" field takes files of at most 1 MB')).toBeVisible();
    await form.getByRole('button', { name: 'Remove large.txt' }).click();
    await form.getByLabel('A plan (1/2)').setInputFiles(plan);
    await form.getByLabel('A plan (2/2)').setInputFiles({ ...plan, name: 'second.txt' });
    await form.getByRole('button', { name: 'Send' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Thank you for contacting/ })).toBeVisible();
    expect(countStored(email)).toMatchObject({ leads: 1, files: 2 });
    const description = `${presses + more + further} keys besides letters, 2 of them Enter`;
    test.info().annotations.push({ type: 'pressed', description });
  });

  await test.step('its request has each answer in words', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const where = `where[email][equals]=${encodeURIComponent(email)}`;
    const { docs } = await (
      await page.request.get(`${product.adminUrl}/api/leads?${where}&depth=0`, { headers })
    ).json();
    await page.goto(`${product.adminUrl}/admin/collections/leads/${docs[0].id}`);
    for (const said of ['A demo of the bridge', 'Something else', 'NOK 40,000', 'Rotterdam', 'plan.txt, second.txt'])
      await expect(page.getByText(said).first()).toBeVisible();
  });
  noise.errors = noise.errors.filter((line) => !line.includes('422'));
});

test('the form for the fair is answered without script on a phone', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(address);
  const form = page.locator('form[data-form=fair-in-rotterdam]');
  const text = (name: string) => form.getByRole('textbox', { name });
  const email = freshEmail();
  await expect(form.getByText('Only if you chose “Something else” for “Topic”.')).toBeVisible();
  await text('Your name').fill('Bo Vinter');
  await text('Email address').fill('nobody');
  await form.getByRole('radio', { name: 'Something else' }).check();
  await form.getByRole('combobox', { name: 'Port' }).selectOption('Rotterdam');
  await form.getByLabel('A plan (1/2)').setInputFiles(plan);
  await form.getByLabel('A plan (2/2)').setInputFiles(picture);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('[data-error-summary] a')).toHaveText([
    'The "Email address" field must be a valid email',
    'The "What else?" field is required',
    'The "A plan" field takes these files only: .doc, .docx, .odt, .txt, .rtf, .pages',
  ]);
  await expect(text('Your name')).toHaveValue('Bo Vinter');
  await expect(form.getByRole('combobox', { name: 'Port' })).toHaveValue(/./);
  await text('Email address').fill(email);
  await text('What else?').fill('The lock');
  await text('Budget (NOK)').fill('1 200,5');
  await form.getByLabel('A plan (1/2)').setInputFiles(plan);
  await form.getByLabel('A plan (2/2)').setInputFiles({ ...plan, name: 'second.txt' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  expect(countStored(email)).toMatchObject({ leads: 1, files: 2 });
  await context.close();
});

test.describe.configure({ mode: 'serial' });

/** Types texts and presses keys, as one who has no mouse; tells how many keys were no letters. */
async function typeByKeyboard(page: Page, typed: readonly string[]): Promise<number> {
  const keys = /^(?:Tab|Space|Enter|Arrow\w+)$/;
  for (const one of typed) {
    if (keys.test(one)) await page.keyboard.press(one);
    else await page.keyboard.type(one);
  }
  return typed.filter((one) => keys.test(one)).length;
}

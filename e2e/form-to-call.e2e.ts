import { awaitHydration } from './support/awaitHydration.ts';
import { checkByLabel } from './support/checkByLabel.ts';
import { freshEmail } from './support/formJourney.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signInAsColleague } from './support/signIn.ts';
import { countStored, idOfRequest } from './support/stored.ts';
import { expect, test } from './support/test.ts';

// An hour that one journey books is not free for another.
test.describe.configure({ lock: 'hours' });

const headers = { Origin: product.adminUrl };

test('an owner makes a form that becomes a call, a visitor books the hour by it, and sales have one request', async ({
  noise,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsColleague(page, 'admin');
  const chooser = (name: string) => page.locator(`#field-${name}`);
  const choose = async (name: string, words: string) => {
    await chooser(name).getByRole('combobox').click();
    await page.getByRole('option', { name: words, exact: true }).click();
  };

  await test.step('a page waits for the form', async () => {
    const data = {
      ...{ type: 'page', title: 'Talk', slug: 'talk-about-a-bridge', _status: 'published' },
      head: { title: 'Talk', description: 'Talk to us about your bridge.', noIndex: true },
      layout: [{ blockType: 'form', form: 'talk-about-a-bridge', look: 'section', heading: 'Talk to us' }],
    };
    const made = await page.request.post(`${product.adminUrl}/api/pages`, { headers, data });
    expect(made.status(), await made.text()).toBe(201);
  });

  await test.step('the owner chooses “A call”, the page of its calendar, and publishes', async () => {
    await page.goto(`${product.adminUrl}/admin/collections/forms/create`);
    const title = page.locator('#field-title');
    await awaitHydration(title);
    await title.fill('Talk about a bridge');
    await page.getByLabel('Add a question').selectOption('Email address');
    await page.getByRole('button', { name: 'Words', exact: true }).click();
    await choose('becomes', 'A call');
    await expect(chooser('follows')).toContainText('The calendar of calls');
    await choose('becomes', 'An application');
    await expect(chooser('follows')).toContainText('The calendar of calls');
    await choose('becomes', 'A call');
    await choose('nextPage', 'Book a free call');
    await publish(page);
    await expect(chooser('becomes')).toContainText('A call');
  });

  await test.step('an act in its form asks for its languages once more, when it has ended', async () => {
    const asked: string[] = [];
    const read = page.waitForResponse(/\/api\/xliff$/);
    const file = { name: 'none.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from('no file') };
    const input = page.getByLabel('A file that came back.');
    await expect(input).toBeEnabled();
    page.on('request', (request) => request.url().endsWith('/translations') && asked.push(request.url()));
    await input.setInputFiles(file);
    await read;
    expect(asked).toEqual([]);
    await expect.poll(() => asked).toHaveLength(1);
  });

  const email = freshEmail();
  await test.step('a visitor sends it, is led to the calendar, and books with what was typed before', async () => {
    const address = `${product.siteUrl}/talk-about-a-bridge`;
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('Email address');
    await page.goto(address);
    await page.getByRole('textbox', { name: 'Email address' }).fill(email);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/book/);
    await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
    await checkByLabel(page.getByRole('radio', { disabled: false }).last());
    await page.getByRole('button', { name: /^Take \d\d:\d\d$/ }).click();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
    await page.getByRole('button', { name: /^Book / }).click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    expect(countStored(email).leads).toBe(1);
  });

  await test.step('sales see one request that became a call', async () => {
    await page.goto(`${product.adminUrl}/admin/collections/leads/${idOfRequest(email)}`);
    await expect(page.getByText('What it became').first()).toBeVisible();
    await expect(page.getByText('A call', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Ada Lindqvist').first()).toBeVisible();
  });
  // The file that is none.
  noise.errors = noise.errors.filter((line) => !line.includes('400'));
});

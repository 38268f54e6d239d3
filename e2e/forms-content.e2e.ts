import type { Page } from '@playwright/test';
import { ageOpenPage } from './support/ageOpenPage.ts';
import { freshEmail } from './support/formJourney.ts';
import { awaitMailTo } from './support/mailbox.ts';
import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const forms = `${product.adminUrl}/api/forms`;
/** Without an Origin header the session cookie is ignored. */
const headers = { Origin: product.adminUrl };

const message = 'What you built, and where it runs';

/** Opens the fields of the careers form, which no other journey uses. */
async function openForm(page: Page): Promise<void> {
  const { docs } = await (await page.request.get(`${forms}?where[name][equals]=careers`, { headers })).json();
  await page.goto(`${product.adminUrl}/admin/collections/forms/${docs[0].id}`);
  await page.getByRole('button', { name: 'Questions', exact: true }).click();
}

/** Changes the form as the admin's own pages do. */
async function change(page: Page, data: object): Promise<void> {
  const changed = await page.request.patch(`${forms}?where[name][equals]=careers`, { data, headers });
  expect(changed.ok()).toBe(true);
}

/** Expects something of the careers page once the change is live. */
const expectCareers = ({ request }: Page) =>
  expect.poll(async () => (await request.get(`${product.siteUrl}/careers`)).text());

test.afterEach(({ page }) => change(page, { fields: null, questions: null, recipients: [], thanksTitle: null }));

// Both tests change the same form, and wait until the change is live.
test.describe.configure({ mode: 'serial' });

test('an owner changes a form, and a visitor without script fills in the changed one', async ({ browser, page }) => {
  const recipient = `careers.${Date.now()}@company.example`;
  await signIn(page);
  await openForm(page);
  const field = (label: string) => page.getByRole('listitem').filter({ hasText: label });
  await field('Company').getByText('Company').first().click();
  await field('Company').getByRole('combobox', { name: 'Is it asked?' }).selectOption('On every page');
  const help = field('Company').getByRole('textbox', { name: 'Help below the question' });
  await help.pressSequentially('As it is registered');
  await field('Company').getByRole('textbox', { name: 'Question', exact: true }).fill('Organisation');
  await field('Country').getByText('Country').first().click();
  await field('Country').getByRole('combobox', { name: 'Is it asked?' }).selectOption('No');
  await field('Phone').getByText('Phone').first().click();
  await field('Phone').getByRole('checkbox', { name: 'Everybody must answer it' }).check();
  await page.getByRole('button', { name: 'Move Phone up' }).click();
  await page.getByLabel('Add a question').selectOption('A number');
  await field('A number').getByLabel('Question', { exact: true }).fill('Years at sea');
  await page.getByRole('button', { name: 'Words' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Your page is read');
  await publish(page);
  await change(page, { recipients: [recipient] });
  await expectCareers(page).toContain('Organisation');
  expect(await (await page.request.get(`${product.siteUrl}/contacts`)).text()).not.toContain('Organisation');

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.siteUrl });
  const visitor = await context.newPage();
  await visitor.goto('/careers');
  const form = visitor.locator('[data-form=careers]');
  const box = (name: string) => form.getByRole('textbox', { name, exact: true });
  await expect(form.getByRole('textbox')).toHaveCount(6);
  await expect(form.getByRole('combobox')).toHaveCount(0);
  const email = freshEmail();
  await box('Name').fill('Ada Vinter');
  await box('Email').fill(email);
  await box('Organisation').fill('Northgate');
  await box(message).fill('A register of containers, at https://northgate.example.');
  const years = form.getByRole('textbox', { name: 'Years at sea' });
  await years.fill('many');
  await ageOpenPage(visitor);
  await form.getByRole('button').last().click();
  await expect(form.locator('[data-error-summary]').getByRole('link')).toHaveText([
    'The phone field is required',
    'The "Years at sea" field must be a number, such as 12',
  ]);
  await expect(form.getByText('As it is registered')).toBeVisible();
  await expect(box('Organisation')).toHaveValue('Northgate');
  await years.fill('12');
  await box('Phone').fill('+44 20 7946 0182');
  await ageOpenPage(visitor);
  await form.getByRole('button').last().click();
  await expect(visitor.getByRole('heading', { name: 'Your page is read' })).toBeVisible();
  await context.close();
  const mail = await awaitMailTo(recipient);
  for (const told of [email, 'Years at sea']) expect(mail).toContain(told);
});

test('a page that was opened before a change loses no request: the browser gets the current form', async ({ page }) => {
  await expectCareers(page).not.toContain('Organisation');
  await page.goto('/careers');
  const form = page.locator('[data-form=careers]');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Vinter');
  await form.getByRole('textbox', { name: 'Email', exact: true }).fill(freshEmail());
  await form.getByRole('textbox', { name: message }).fill('A register of containers.');
  await signIn(page);
  const questions = [{ id: 'years', kind: 'number', label: 'Years at sea', required: true }];
  const surname = { name: 'surname', isAsked: true, isRequired: true, label: 'Family name' };
  await change(page, { fields: [surname], questions });
  await expectCareers(page).toContain('Family name');
  await form.getByRole('button').last().click();
  await expect(form.locator('[data-error-summary]').getByRole('link')).toHaveText([
    'The "Family name" field is required',
    'The "Years at sea" field is required',
  ]);
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Ada Vinter');
  await form.getByRole('textbox', { name: 'Family name' }).fill('Vinter');
  await form.getByRole('textbox', { name: 'Years at sea' }).fill('12');
  await form.getByRole('button').last().click();
  await expect(page.getByText('Your message has been successfully received!').first()).toBeVisible();
});

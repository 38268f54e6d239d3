import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { product } from './support/product.ts';
import { readInAdmin } from './support/readInAdmin.ts';
import { freshMark, sendForm } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { countOwed, countStored, idOfRequest } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const inbox = `${product.adminUrl}/admin/collections/leads`;

/** Sends a request with a name that is used only once. */
async function sendRequest(page: Page, sender: 'machine' | 'person' = 'person') {
  const mark = freshMark();
  const visitor = {
    name: `Ada ${mark}`,
    email: `ada.${mark}@example.com`,
    message: `Five ports, one ledger, ${mark}.`,
  };
  await sendForm(page, '/send-mail', 'contact', visitor, sender);
  return visitor;
}

/** Addresses at which sales give orders to the backend. */
const orders = /\/api\/(?:leads(?:\/\d+)?\?|bookings\/\d+\/cancel$|deliveries\/\d+\/send-again$)/;

/** Presses a button of the admin and waits for the response: before that the page must not be left. */
async function press(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse((one) => orders.test(one.url()) && one.request().method() !== 'GET');
  await button.click();
  expect((await answered).ok()).toBe(true);
}

/** Waits until the deliveries of the open request show these words. */
async function expectDelivery(page: Page, ...words: string[]): Promise<void> {
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await expect(async () => {
    // Waits for the backend first, because each look at the admin loads a page.
    await expect.poll(() => countOwed(id)).toBe(0);
    await page.reload();
    await page.getByRole('button', { name: 'Files and emails' }).click();
    // The region is part of the page: words that are missing may be there after the next reload.
    const said = await page.getByRole('region', { name: 'What is owed' }).textContent();
    for (const one of words) expect(said).toContain(one);
  }).toPass();
}

test('a request is found unread, taken on, noted and won; a filter for it is saved, opened again and removed', async ({
  page,
}) => {
  test.slow();
  const { message, name } = await sendRequest(page);
  await signIn(page);
  await page.goto(`${inbox}?search=${encodeURIComponent(name)}`);
  // A busy machine may take long.
  const read = page.waitForResponse((answer) => answer.url().endsWith('/read') && answer.ok(), { timeout: 0 });
  await page.getByRole('link', { name: `Unread: ${name}` }).click();
  const sheet = page.getByRole('region', { name: 'What was sent' });
  await expect(sheet).toContainText(name);
  await read;
  await expect(sheet).toContainText(message);
  await expect(sheet).toContainText('Contact form');

  await page.getByRole('button', { name: 'Take it on' }).click();
  await expect(page.getByText('It is yours.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take it on' })).toBeHidden();
  const note = page.getByLabel('A new note');
  const openNotes = async () => {
    if (!(await note.isVisible())) await page.getByRole('button', { name: 'Notes', exact: true }).click();
    await expect(note).toBeEnabled({ timeout: 5_000 });
  };
  await expect(openNotes).toPass();
  await note.fill('Called, wants a plan until March.');
  await page.reload();
  await expect(openNotes).toPass();
  await expect(note, 'what is typed waits until it is noted').toHaveValue('Called, wants a plan until March.');
  await page.getByRole('button', { name: 'Note it' }).click();
  const notes = page.getByRole('region', { name: 'Notes of sales' }).getByRole('listitem');
  await expect(notes.filter({ hasText: 'Called, wants a plan until March.' })).toContainText('Admin');
  // A note does not make its form out of date. Moving it on the board, with the mouse and by keys, is tested in
  // board.e2e.ts.
  await page.locator('#field-status').getByRole('combobox').fill('Won');
  await page.keyboard.press('Enter');
  const won = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && orders.test(answer.url()));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await won).ok()).toBe(true);
  await page.getByRole('button', { name: 'Files and emails' }).click();
  await expect(page.getByRole('heading', { name: 'Deliveries' }), 'saving hides no table').toBeVisible();

  await page.goto(`${inbox}?search=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Won');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'As a spreadsheet' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv).toContain(`"${message}"`);
  expect(csv).toContain('Called, wants a plan until March.');
  expect(csv.trimEnd().split('\r\n'), 'the head, and what the search leaves').toHaveLength(2);

  await test.step('a filter is kept under a name, opened again by it, and removed', async () => {
    await page.getByLabel('Name for this filter').fill(`All of ${name}`);
    // The admin also saves how lists are displayed, and reads both.
    const kept = page.waitForResponse(
      (answer) => answer.url().endsWith('/inbox-filters') && answer.request().method() === 'POST' && answer.ok(),
    );
    await page.getByRole('button', { name: 'Keep it' }).click();
    await kept;
    const filters = page.getByRole('navigation', { name: 'Your filters' });
    await expect(filters.getByRole('link', { name: `All of ${name}` })).toHaveAttribute('aria-current', 'page');
    await page.goto(inbox);
    await filters.getByRole('link', { name: `All of ${name}` }).click();
    await expect(page).toHaveURL(/search=/);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toHaveCount(1);
    await page.getByRole('button', { name: `Remove the filter All of ${name}` }).click();
    await expect(filters.getByRole('link', { name: `All of ${name}` })).toBeHidden();
  });
});

test('a request in quarantine notifies nobody until it is rescued, and then everybody', long, async ({ page }) => {
  test.slow();
  const { email, name } = await sendRequest(page, 'machine');
  await signIn(page);
  const list = await readInAdmin(page, `${inbox}?search=${encodeURIComponent(name)}`);
  expect(list('body').text()).toContain('Nothing here');
  await page.goto(`${inbox}/${idOfRequest(email)}`);
  await page.getByRole('button', { name: 'Files and emails' }).click();
  await expect(page.getByRole('region', { name: 'What is owed' })).toContainText('Nothing is owed');
  await press(page, page.getByRole('button', { name: 'Rescue' }));
  await expectDelivery(
    page,
    'Email to sales: kept in the mailbox',
    'Email to the visitor: kept in the mailbox',
    'Entry in the CRM: delivered',
  );
});

// Others could take the hour that it frees.
test('a delivery that failed says why, and is sent again once sales have removed the cause', {
  ...long,
  lock: 'hours',
}, async ({ page }) => {
  // The backend has to run three times, which takes a while on a busy machine.
  test.slow();
  // Far ahead: other journeys book from tomorrow on.
  const month = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 7);
  const { slots: hours } = await (
    await page.request.get(`${product.siteUrl}/booking/slots?zone=UTC&month=${month}`)
  ).json();
  const { start } = hours.findLast(({ isFree }: { isFree: boolean }) => isFree);
  const mark = freshMark();
  const call = (who: string) => ({
    name: `${who} ${mark}`,
    email: `${who.toLowerCase()}.${mark}@example.com`,
    start,
    zone: 'UTC',
  });
  await sendForm(page, '/booking', 'booking', call('Late'), 'machine');
  await sendForm(page, '/booking', 'booking', call('First'));

  await signIn(page);
  const inQuarantine = await readInAdmin(
    page,
    `${inbox}?search=${mark}&where[or][0][and][0][status][equals]=quarantine`,
  );
  const link = inQuarantine('tbody a').filter((_, one) => inQuarantine(one).text().includes(`Late ${mark}`));
  await page.goto(new URL(link.attr('href') ?? '', product.adminUrl).href);
  await expect(page.getByRole('region', { name: 'What was sent' })).toContainText(`Late ${mark}`);
  const late = page.url();
  await press(page, page.getByRole('button', { name: 'Rescue' }));
  await expectDelivery(page, 'Booking of a rescued call: failed', 'The hour went to somebody else');
  // At this width the menu is closed, so the journey opens the link's address.
  const failed = await page.getByRole('link', { name: /^Failed deliveries \d+$/ }).getAttribute('href');
  await page.goto(new URL(failed ?? '', product.adminUrl).href);
  await expect(page.getByRole('row', { name: new RegExp(`Booking of a rescued call.*Late ${mark}`) })).toBeVisible();

  await page.goto(`${inbox}/${idOfRequest(`first.${mark}@example.com`)}`);
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await press(page, page.getByRole('button', { name: 'Cancel it and tell the visitor' }));
  await expectDelivery(page, 'End of a call: delivered');

  await page.goto(late);
  await page.getByRole('button', { name: 'Files and emails' }).click();
  await press(page, page.getByRole('region', { name: 'What is owed' }).getByRole('button', { name: 'Send again' }));
  await expectDelivery(page, 'Booking of a rescued call: delivered', 'Email: Your call:');
});

test('an admin exports a copy of the data stored about a person, and erases it', async ({ page }) => {
  const { email, message } = await sendRequest(page);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/person`);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Look' }).click();
  await expect(page.getByRole('row', { name: /^Requests 1/ })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all of it' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(message);

  const erase = page.getByRole('button', { name: 'Erase', exact: true });
  await page.getByLabel('Type the address once more to confirm').fill(`other.${email}`);
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address once more to confirm').fill(email);
  await erase.click();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeVisible();
  expect(countStored(email).leads).toBe(0);
});

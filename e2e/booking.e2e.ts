import type { Page, Request } from '@playwright/test';
import { checkByLabel } from './support/checkByLabel.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { expect, long, test } from './support/test.ts';

// Journeys run in sequence: an hour that one holds is not free for the next.
test.describe.configure({ mode: 'default', lock: 'hours' });

/** Waits until the page's script shows hours; by then those rendered by the server are gone. */
async function untilHours(page: Page): Promise<void> {
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeAttached();
}

async function openBooking(page: Page): Promise<void> {
  await page.goto('/book');
  await untilHours(page);
}

/** Takes the last free hour of the day shown, and fills in the visitor's details. */
async function takeAnHour(page: Page, email: string): Promise<void> {
  await checkByLabel(page.getByRole('radio', { disabled: false }).last());
  await page.getByRole('button', { name: /^Take \d\d:\d\d$/ }).click();
  await expect(page.getByText(/^Held for you until/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
}

const freshEmail = () => `ada${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;

/** Opens the home page. Returns its hours: while something is being published, it may come without them. */
async function openHoursAtHome(page: Page) {
  const hours = page.locator('#call li').getByRole('link');
  await expect(async () => {
    await page.goto('/');
    await expect(hours).not.toHaveCount(0, { timeout: 1000 });
  }).toPass();
  return hours;
}

test('books an hour, moves it and cancels it, each time by following the page', async ({ page }) => {
  await openBooking(page);
  // The hours of a day are a group with its name.
  await expect(page.getByRole('group', { name: /^\w+ \d+ \w+$/ })).toBeVisible();
  await takeAnHour(page, freshEmail());
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d\d:\d\d to \d\d:\d\d/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('contact-form-sent-at'))).toMatch(/^\d{4}-/);
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Lindqvist');

  await page.getByRole('link', { name: 'Move it' }).click();
  await untilHours(page);
  await checkByLabel(page.getByRole('radio', { disabled: false }).first());
  await page.getByRole('button', { name: /^Take / }).click();
  await expect(page).toHaveURL(/\/book\/confirmed\?t=/);

  await page.getByRole('link', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Cancel the call' }).click();
  await expect(page.getByRole('heading', { name: 'Your call is cancelled' })).toBeVisible();
});

test('goes on without holding the hour, and is booked by the browser itself, if the rest of its script does not load', async ({
  page,
  noise,
}) => {
  await page.goto('/book');
  await untilHours(page);
  await page.route('**/*.js', (route) => route.abort());
  await checkByLabel(page.getByRole('radio', { disabled: false }).last());
  await page.getByRole('button', { name: /^Take / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
  await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await page.getByRole('button', { name: /^Book / }).click();
  await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
  noise.errors.length = 0;
});

test('leads from an hour on the home page to that hour, works by keyboard and in another time zone, and keeps what was typed when somebody else was faster', async ({
  noise,
  page,
}) => {
  const book = page.getByRole('button', { name: /^Book / });
  const name = page.getByRole('textbox', { name: 'Name' });
  const email = page.getByRole('textbox', { name: 'Email' });

  await test.step('an hour of the home page leads to that hour', async () => {
    const hour = (await openHoursAtHome(page)).last();
    const start = new URL((await hour.getAttribute('href')) ?? '', page.url()).searchParams.get('start') ?? '';
    expect(Date.parse(start)).toBeGreaterThan(Date.now());
    await hour.click();
    await expect(page.locator(`input[name="start"][value="${start}"]`)).toBeChecked();
    await expect(page.getByRole('button', { name: /^Take \d\d:\d\d$/ })).toBeVisible();
    await untilHours(page);
  });

  await test.step('arrows move in the month, and Enter chooses a day', async () => {
    const entry = page.locator('table button[tabindex="0"]');
    await entry.focus();
    const first = await entry.getAttribute('data-day');
    // From the very last day there is only one way to go.
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('table button:focus')).not.toHaveAttribute('data-day', first ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('table button:focus')).toHaveAttribute('data-day', first ?? '');
    await page.keyboard.press('Enter');
    await expect(page.locator('table button[aria-pressed="true"]')).toHaveAttribute('data-day', first ?? '');
  });

  await test.step('another zone rewrites the hours and keeps the choice', async () => {
    const chosen = page.getByRole('radio', { disabled: false }).last();
    const start = await chosen.getAttribute('value');
    await checkByLabel(chosen);
    const zone = page.getByRole('combobox', { name: 'Your time zone' });
    await zone.selectOption('Asia/Tokyo');
    // The zone's time comes with its hours, which replace those that are pressed until then.
    await expect(zone.locator('option:checked')).toHaveText(/^Tokyo.*\d\d:\d\d/);
    await expect(page.locator(`input[name="start"][value="${start}"]`)).toBeChecked();
    await expect(page.getByRole('status').filter({ hasText: 'Asia/Tokyo' })).toBeAttached();
  });

  await test.step('it says at each field what is wrong, and leads there', async () => {
    await takeAnHour(page, 'ada');
    await book.click();
    await page.getByRole('link', { name: 'The email field must be a valid email' }).click();
    await expect(email).toBeFocused();
  });

  await test.step('it sends nothing, and says nothing, when its honeypot is filled', async () => {
    await email.fill(freshEmail());
    const posts: string[] = [];
    const hear = (request: Request) => request.method() === 'POST' && posts.push(request.url());
    page.on('request', hear);
    const honeypot = page.locator('[aria-hidden] input[tabindex="-1"]');
    await honeypot.fill('https://cheap.example', { force: true });
    await book.click();
    await expect(book).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    expect(posts).toEqual([]);
    page.off('request', hear);
    await honeypot.fill('', { force: true });
  });

  await test.step('a reload brings back who wanted the hour, not the hour, and discards it on request', async () => {
    await page.reload();
    await untilHours(page);
    await checkByLabel(page.getByRole('radio', { disabled: false }).last());
    await page.getByRole('button', { name: /^Take \d\d:\d\d$/ }).click();
    await expect(name).toHaveValue('Ada Lindqvist');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('');
    await expect(page.getByText('We kept what you typed.')).toBeHidden();
  });

  await test.step('somebody was faster: what was typed is kept, and three hours are offered', async () => {
    await name.fill('Ada Lindqvist');
    await email.fill(freshEmail());
    await page.route('**/booking', (route) =>
      route.fulfill({
        status: 409,
        json: { success: false, error: 'This hour is no longer free. Choose another one.', code: 'taken', data: null },
      }),
    );
    await book.click();
    await expect(page.getByRole('alert')).toContainText('was taken while you typed');
    await expect(page.getByRole('alert').getByRole('button')).toHaveCount(3);
    await page.unroute('**/booking');
    await page.getByRole('alert').getByRole('button').first().click();
    await expect(name).toHaveValue('Ada Lindqvist');
    await book.click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    // The browser itself logs the refused call as an error.
    noise.errors = noise.errors.filter((error) => !error.includes('409'));
  });
});

test(
  'has no fault that axe finds and no overflow, light and dark, on a phone and on a desktop',
  long,
  async ({ page }) => {
    await openBooking(page);
    await expectSound(page, [...light(390, 1440), ...dark(390, 1440)], { within: 'main' });
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('books the hour chosen on the home page, moves it and cancels it', long, async ({ page }) => {
    await (await openHoursAtHome(page)).last().click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
    await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    await page.getByRole('link', { name: 'Move it' }).click();
    await checkByLabel(page.getByRole('radio').last());
    await page.getByRole('button', { name: 'Move it' }).click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    await page.getByRole('link', { name: 'Cancel it' }).click();
    await page.getByRole('button', { name: 'Cancel the call' }).click();
    await expect(page.getByRole('heading', { name: 'Your call is cancelled' })).toBeVisible();
  });

  test('lists days with hours, books one, and shows it', long, async ({ page }) => {
    await page.goto('/book?zone=Europe/Amsterdam');
    const day = page.getByRole('group').filter({ has: page.getByRole('radio') });
    await checkByLabel(day.last().getByRole('radio').first());
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lindqvist');
    await page.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d\d:\d\d to \d\d:\d\d/);
  });
});

import type { Page } from '@playwright/test';
import { checkByLabel } from './support/checkByLabel.ts';
import { failures } from './support/failures.ts';
import { formOn, freshEmail, openForm } from './support/formJourney.ts';
import { type SiteForm, siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const contact = siteForms.find(({ name }) => name === 'the contact form') as SiteForm;
const note = 'It may wait until "spring".\nAnd <b>longer</b>.';

/** Sends a message; the forms that continue it are in its thank-you. */
async function sendFirst(page: Page, hasScript: boolean): Promise<string> {
  const email = freshEmail();
  const on = await openForm(page, contact, hasScript);
  await on.fill(email);
  await on.send.click();
  await expect(page.getByRole('button', { name: 'Add to my message' })).toBeVisible();
  return email;
}

test('step two keeps the choice while requests fail, and adds it once one succeeds', async ({ page, noise }) => {
  test.slow();
  await page.clock.install();
  const email = await sendFirst(page, true);
  const section = contact.scope(page);
  await section.getByLabel('MVP').check();
  await section.getByLabel('3 months').check();
  await section.getByLabel('Anything you forgot').fill(note);
  const add = section.getByRole('button', { name: 'Add to my message' });
  for (const fail of failures) {
    await fail(page, '/send-mail/update', () => add.click());
    await expect(section.getByRole('alert')).toContainText('This did not reach us');
    await expect(section.getByLabel('MVP')).toBeChecked();
    await expect(section.getByLabel('Anything you forgot')).toHaveValue(note);
  }
  await add.click();
  await expect(section.getByText('Added to your message.')).toBeFocused();
  expect(countStored(email)).toMatchObject({ leads: 1, additions: 1 });
  noise.errors.length = 0;
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'step two requires something first, keeps text that is too long, and can be sent from its own page',
    long,
    async ({ page, noise }) => {
      const email = await sendFirst(page, false);
      const add = page.getByRole('button', { name: 'Add to my message' });
      await add.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).toContainText('Choose or write something first.');
      await expect(page).toHaveTitle(/^Error: /);
      expect(countStored(email)).toMatchObject({ leads: 1, additions: 0 });

      await page.getByLabel('MVP').check();
      await page.getByLabel('Anything you forgot').fill(note);
      await add.click();
      await expect(page).toHaveURL(/\/thank-you\/added$/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Added to your message');
      expect(countStored(email)).toMatchObject({ leads: 1, additions: 1 });
      noise.errors = noise.errors.filter((error) => !error.includes('422'));
    },
  );
});

test.describe('a call', () => {
  // No other journey books in the meantime.
  test.describe.configure({ lock: 'hours' });

  const booking: SiteForm = {
    ...contact,
    name: 'the booking',
    path: '/book',
    call: '/booking',
    button: /^Book/,
    scope: (page) => page.locator('form[data-form=booking]'),
    typed: { Name: 'Ada "Countess" <Lindqvist>', Company: 'Vinter & Sons', Phone: '+1 212 555 0137' },
    files: [],
  };
  const faults = [
    { label: 'Email', value: 'ada@company', message: 'The email field must be a valid email' },
    {
      label: 'Phone',
      value: 'call me',
      message: 'The phone field must be a valid phone: digits, spaces and + - ( ) only',
    },
  ];

  test('is booked once, whatever fails on the way, and says beforehand what is wrong', async ({ page, noise }) => {
    test.slow();
    await page.clock.install();
    const email = freshEmail();
    await page.goto(booking.path);
    // By then the script shows hours, and those rendered by the server are gone.
    await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeAttached();
    await checkByLabel(page.getByRole('radio', { disabled: false }).last());
    await page.getByRole('button', { name: /^Take \d\d:\d\d$/ }).click();
    await expect(page.getByText(/^Held for you until/)).toBeVisible();
    const on = formOn(page, booking);
    await on.send.click();
    await on.expectFaults([
      { label: 'Name', message: 'The name field is required' },
      { label: 'Email', message: 'The email field is required' },
    ]);
    await on.fill(email);
    for (const { label, value } of faults) await on.field(label).fill(value);
    await on.send.click();
    await on.expectFaults(faults);
    await on.fill(email);
    for (const fail of failures) {
      await fail(page, booking.call, () => on.send.click());
      await expect(on.notice).toBeFocused();
      await expect(on.notice).toContainText('This did not reach us');
      await on.expectTyped(email);
    }
    await on.send.click();
    await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
    await expect(page).not.toHaveTitle(/^Error: /);
    expect(countStored(email).leads).toBe(1);
    noise.errors.length = 0;
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('comes back with faults, then is booked, and is recognised when sent again', long, async ({ page, noise }) => {
      const email = freshEmail();
      const on = await openForm(page, booking, false);
      const hour = on.scope.getByRole('radio').last();
      const start = await hour.getAttribute('value');
      await checkByLabel(hour);
      await on.fill(email);
      for (const { label, value } of faults) await on.field(label).fill(value);
      await on.send.click();
      await on.expectFaults(faults);
      await on.expectTyped(email, Object.fromEntries(faults.map(({ label, value }) => [label, value])));
      await expect(on.scope.locator(`input[name=start][value="${start}"]`)).toBeChecked();

      await on.fill(email);
      await on.send.click();
      await expect(page).toHaveURL(/\/book\/confirmed\?t=/);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d\d:\d\d to \d\d:\d\d/);
      expect(countStored(email).leads).toBe(1);
      noise.errors = noise.errors.filter((error) => !error.includes('422'));
    });
  });
});

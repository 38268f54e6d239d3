import { expect } from '@playwright/test';
import { type Addresses, patient } from './stations.ts';
import type { Walker } from './Walker.ts';

/** Pages on the site by then; the walk continues from the last one. */
const shown = [
  ['/services/berth-planning', 'service-page'],
  ['/at-the-fair#contact-form', 'fair-page'],
  ['/', 'home'],
] as const;

/** From the home page to a booked call. */
export async function bookCall({ fill, look, page, press }: Walker, { siteUrl }: Addresses) {
  for (const [path, name] of shown) {
    await page.goto(siteUrl + path);
    await look(name);
  }
  await press(page.getByRole('navigation').getByRole('link', { name: 'Book a call' }).first());
  await expect(page.getByRole('table').getByRole('button').first()).toBeVisible({ timeout: 60_000 });
  // The radio button is beneath its label, so the label is pressed.
  await press(
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { disabled: false }) })
      .last(),
  );
  await press(page.getByRole('button', { name: /^Take \d\d:\d\d$/ }));
  await fill(page.getByRole('textbox', { name: 'Name' }), 'Ada Lindqvist');
  await fill(page.getByRole('textbox', { name: 'Email' }), 'ada@company.example');
  await look('booking');
  await press(page.getByRole('button', { name: /^Book / }));
  await expect(page).toHaveURL(/\/confirmed\?t=/, { timeout: 60_000 });
  await look('booked');
}

/** Sales find the call on their first screen, and see it in its day. */
export async function seeCall({ look, page, press }: Walker, { adminUrl }: Addresses) {
  await page.goto(`${adminUrl}/admin`);
  const next = page.getByRole('region', { name: 'Next calls' });
  await expect(next).toContainText('Ada Lindqvist', patient);
  await look('dashboard-after');
  await press(next.getByRole('link').first());
  await expect(page.getByRole('article').filter({ hasText: 'Ada Lindqvist' })).toBeVisible(patient);
  await look('calendar');
}

import type { Locator, Page } from '@playwright/test';
import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { freshMark, sendForm } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { expect, long, test } from './support/test.ts';

// An hour that one journey books is not free for another.
test.describe.configure({ lock: 'hours' });

/** Books an hour weeks ahead, which no other journey uses. */
async function bookCall(page: Page) {
  const month = new Date(Date.now() + 25 * 24 * 3_600_000).toISOString().slice(0, 7);
  const address = `${product.siteUrl}/booking/slots?zone=UTC&month=${month}`;
  const { slots }: { slots: { start: string; isFree: boolean }[] } = await (await page.request.get(address)).json();
  const free = slots.filter(({ isFree }) => isFree);
  const { start } = free[Math.floor(free.length / 2)] ?? { start: '' };
  const mark = freshMark();
  const visitor = { name: `Ada ${mark}`, email: `ada.${mark}@example.com` };
  await sendForm(page, '/booking', 'booking', { ...visitor, start, zone: 'America/New_York' });
  return { ...visitor, start, day: start.slice(0, 10) };
}

/** Drags a card with the mouse, as a person does: drop targets appear once the drag has begun. */
async function dragCard(page: Page, card: Locator, to: Locator) {
  await awaitHydration(card);
  await card.getByRole('list').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await to.hover();
  // A browser reports what is under the pointer only after a move.
  await to.hover({ position: { x: 3, y: 3 } });
  await page.mouse.up();
}

const weekOf = (page: Page) => page.getByRole('heading', { level: 2, name: / to / });

/** Goes to another week. Each week is a page of its own, and a missing hour counts only once all of it has loaded. */
async function turnWeek(page: Page, to: 'Earlier week' | 'Later week'): Promise<void> {
  const before = await weekOf(page).innerText();
  await page.getByRole('link', { name: to }).click();
  await expect(weekOf(page)).not.toHaveText(before, { useInnerText: true });
  await page.waitForLoadState();
}

test(
  'sales see a call in its week and its day, also on a phone, find it by its visitor, and move it by keyboard and with the mouse',
  long,
  async ({ page }) => {
    // The backend moves the call twice in this journey.
    test.slow();
    const { day, email, name, start } = await bookCall(page);
    await signIn(page);
    const card = page.getByRole('article').filter({ hasText: name });

    await test.step('on a phone the week is a list of days that goes sideways nowhere', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${product.adminUrl}/admin/calls?view=week&day=${day}&zone=UTC`);
      // Elements that wake above the card move it, and the page scrolls to it only once.
      await awaitHydration(card);
      await card.scrollIntoViewIfNeeded();
      // Whole, except for fractions of a px.
      await expect(card).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: 'Day', exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: /20\d\d/ })).toBeVisible();
      await expect(card).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await expect(card).toContainText(`${start.slice(11, 16)} to`);
    await card.getByText('Move or cancel').focus();
    await page.keyboard.press('Enter');
    await card.getByRole('button', { name: 'Move the call' }).press('Enter');
    const hours = card.getByRole('combobox', { name: /^New hour/ });
    await hours.focus();
    await page.keyboard.press('End');
    // The last bookable hour may be the only one of its day, so other free hours are looked for.
    const offered = await hours
      .getByRole('option')
      .evaluateAll((options) => options.map((one) => one.getAttribute('value') ?? ''));
    const isInCompany = (hour: string) =>
      offered.filter((other) => other.slice(0, 10) === hour.slice(0, 10)).length > 1;
    for (let back = offered.length - 1 - offered.findLastIndex(isInCompany); back > 0; back -= 1) {
      await page.keyboard.press('ArrowUp');
    }
    const target = await hours.inputValue();
    expect(Date.parse(target)).toBeGreaterThan(Date.parse(start));
    await card.getByRole('button', { name: 'Move it and tell the visitor' }).press('Enter');
    await expect(page.getByText('It is moved within a few seconds.')).toBeVisible();
    await expect(card).toBeHidden();

    await page.getByLabel('Name or email of a visitor').fill(email);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(card).toContainText(`${target.slice(11, 16)} to`);
    await expect(card).toContainText('Booked');
    await expect(card).toContainText(/\(America\/New.York\)/);
    await page.goto(`${product.adminUrl}/admin/collections/bookings?search=${encodeURIComponent(email)}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);

    await page.goto(`${product.adminUrl}/admin/calls?view=week&day=${target.slice(0, 10)}&zone=UTC`);

    const question = page.getByRole('dialog', { name: `Move the call with ${name}?` });
    await test.step('drawn to no hour it is told so, to a free one it is asked whether that is meant', async () => {
      await dragCard(page, card, page.getByRole('heading', { name: 'Calendar of calls' }));
      await dragCard(page, card, card);
      await expect(page.getByText('No call can begin there.')).toBeVisible();
      const free = page.getByRole('list', { name: 'Free hours' }).getByRole('listitem').first();
      await dragCard(page, card, free);
      await expect(question).toContainText(`${target.slice(11, 16)}`);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(card).toContainText('Booked');
    });

    await test.step('drawn to the week before it goes along there, where its hour is pressed', async () => {
      await dragCard(page, card, page.locator('[data-turn="-1"]'));
      const inHand = page.getByRole('status').filter({ hasText: `You are moving the call with ${name}` });
      await expect(inHand).toBeVisible();
      await expect(card).toBeHidden();
      await turnWeek(page, 'Later week');
      await expect(card).toBeVisible();
      await turnWeek(page, 'Earlier week');
      await expect(card).toBeHidden();
      const free = page.getByRole('list', { name: 'Free hours' }).getByRole('button').first();
      // A week may consist of days off; in the week of the hour booked first, that hour is free again.
      while ((await free.count()) === 0) await turnWeek(page, 'Earlier week');
      const to = await free.innerText();
      await free.click();
      await question.getByRole('button', { name: 'Move it and tell the visitor' }).click();
      await expect(page.getByText('It is moved within a few seconds.')).toBeVisible();
      await expect(inHand).toBeHidden();
      await expect(card).toContainText(`${to} to`);
    });
  },
);

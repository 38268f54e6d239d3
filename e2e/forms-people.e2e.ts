import type { Page } from '@playwright/test';
import { dark, expectSound, type Look, light } from './support/expectSound.ts';
import { type formOn, freshReach, openForm } from './support/formJourney.ts';
import { type SiteForm, siteForms, wrongReachOf } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Both themes and both widths, each once: what an error adds is a colour, which the theme gives, and a line. */
const looks = [...light(390), ...dark(1440)];

for (const form of siteForms) {
  test(`${form.name} has no fault that axe finds, neither with errors nor after sending`, async ({ page, noise }) => {
    test.slow();
    const on = await openForm(page, form, true);
    await on.field(form.reachedBy).fill(wrongReachOf(form).value);
    await on.send.click();
    await expect(on.summary).toBeFocused();
    await expectFormSound(page, form, looks);

    await on.fill(freshReach(form));
    await on.send.click();
    await expect(page.getByRole('heading', { name: form.done.live })).toBeVisible();
    await expectFormSound(page, form, looks);
    noise.errors = noise.errors.filter((error) => !/422/.test(error));
  });

  test(`${form.name} can be filled in and sent by the keyboard alone`, async ({ page }) => {
    const on = await openForm(page, form, true);
    const reach = freshReach(form);
    const texts = { ...form.typed, [form.reachedBy]: reach };
    await tabTo(page, on, Object.keys(texts)[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(on.summary).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const left = new Set(Object.keys(texts));
    for (let step = 0; left.size > 0 && step < 60; step += 1) {
      for (const label of left) {
        if (!(await on.field(label).evaluate((field) => field === document.activeElement))) continue;
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText(texts[label] ?? '');
        left.delete(label);
        break;
      }
      await page.keyboard.press('Tab');
    }
    expect([...left]).toEqual([]);
    for (let step = 0; step < 20; step += 1) {
      if (await on.send.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(on.send).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: form.done.live })).toBeVisible();
    expect(storedFor(reach)[form.counts]).toBe(1);
  });
}

/** Puts focus before the form's first field as the reading order does, and goes on by the tab key. */
async function tabTo(page: Page, on: ReturnType<typeof formOn>, label: string): Promise<void> {
  await on.field(label).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(on.field(label)).toBeFocused();
}

/** The rest of the page has journeys of its own. After sending, some forms are gone with their page. */
async function expectFormSound(page: Page, form: SiteForm, looks: Look[]): Promise<void> {
  const isHere = (await form.scope(page).count()) > 0;
  if (isHere) await form.scope(page).evaluate((element) => element.setAttribute('data-checked-by-axe', ''));
  await expectSound(page, looks, { within: isHere ? '[data-checked-by-axe]' : 'main' });
}

import type { Page } from '@playwright/test';
import { plan } from './support/contactForm.ts';
import { dark, expectSound, type Look, light } from './support/expectSound.ts';
import { failures } from './support/failures.ts';
import { type FormOnPage, freshReach, goodTexts, openForm, typeByKeyboard } from './support/formJourney.ts';
import { alreadySent, type SiteForm, siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

const unreached = /^Your text is still here\. Send it again, or write to hello@quayline\.example\.$/;
/** Both themes and both widths, once each: an error adds only a line and a colour, which comes from the theme. */
const looks: Look[] = [...light(390), ...dark(1440)];

/** Whether this is the first form with its value. */
const isFirst = (form: SiteForm, same: (one: SiteForm) => unknown) =>
  siteForms.find((one) => same(one) === same(form)) === form;
/** The success message is the same for all forms with these words, so it is checked only once. */
const thanksIsNew = (form: SiteForm) => isFirst(form, ({ done }) => String(done.live));
/**
 * All failures for one form of each way to tell them, because all forms share the engine that sends and reports. For the
 * others only the worst one, in which each form has its own part: the key that prevents storing a request twice.
 */
const failuresOf = (form: SiteForm) => (isFirst(form, ({ failure }) => failure) ? failures : failures.slice(0, 1));

for (const form of siteForms) {
  test(
    `${form.name}: what is wrong, what fails on the way, and the same once more by the keyboard`,
    isFirst(form, ({ failure }) => failure) ? {} : long,
    async ({ page, noise }) => {
      test.slow();
      const reach = freshReach(form);
      await page.clock.install();
      const on = await openForm(page, form, true);
      const good = goodTexts(form, reach);
      const mended = (labels: string[]) => Object.fromEntries(labels.map((label) => [label, good[label] ?? '']));

      await test.step('tells what is wrong with each field, leads there and keeps what was typed', async () => {
        let left = Object.keys(good);
        for (const round of form.bad) {
          const bad = Object.fromEntries(round.map(({ label, value }) => [label, value]));
          await on.put({ ...mended(left), ...bad });
          await on.send.click();
          await on.expectFaults(round);
          await on.summary.getByRole('link').last().press('Enter');
          await expect(on.field(round.at(-1)?.label ?? '')).toBeFocused();
          await on.expectTyped(reach, bad);
          left = Object.keys(bad);
        }
        await expectFormSound(page, form);
        expect(countStored(reach)).toMatchObject({ leads: 0, subscribers: 0 });
      });

      await on.put(mended((form.bad.at(-1) ?? []).map(({ label }) => label)));
      for (const label of form.files) await on.file(label).setInputFiles(plan);

      const calls: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname));
      await test.step('sends nothing, and says nothing, when its honeypot is filled', async () => {
        await on.honeypot.fill('https://cheap.example', { force: true });
        await on.send.click();
        await expect(on.send).toBeVisible();
        await expect(on.summary).toBeHidden();
        await expect(on.notice).toBeHidden();
        await on.expectTyped(reach);
        await on.honeypot.fill('', { force: true });
      });

      await test.step('survives what fails on the way, and is stored once', async () => {
        for (const fail of failuresOf(form)) {
          await fail(page, form.call, () => on.send.click());
          // The same press as in the step before, which must have sent nothing: a late request of it would be counted
          // here.
          if (fail === failures[0]) expect(calls.filter((call) => call === form.call)).toHaveLength(1);
          await expectUnreached(on, form);
          await on.expectTyped(reach);
        }
        await on.send.click();
        await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
        if (thanksIsNew(form)) await expectFormSound(page, form);
        expect(countStored(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });
      });

      await test.step('knows the same request, filled in and sent by the keyboard alone', async () => {
        const again = await openForm(page, form, true);
        for (const label of form.files) await again.file(label).setInputFiles(plan);
        await typeByKeyboard(page, again, good);
        if (form.again === 'told') {
          await expect(again.notice).toBeFocused();
          await expect(again.notice.getByRole('heading')).toHaveText(alreadySent);
          await expect(again.field(form.reachedBy)).toHaveValue('');
          await again.scope.getByRole('button', { name: 'Restore what I typed' }).click();
          await again.expectTyped(reach);
        } else await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
        expect(countStored(reach)[form.counts]).toBe(1);
      });
      noise.errors.length = 0;
    },
  );
}

async function expectUnreached(on: FormOnPage, { failure }: SiteForm): Promise<void> {
  if (failure === 'told') {
    await expect(on.notice).toBeFocused();
    await expect(on.notice.getByRole('heading')).toHaveText('This did not reach us');
    await expect(on.notice.getByRole('paragraph')).toHaveText(unreached);
  } else await expect(on.send).toHaveText('Try again');
}

/** The rest of the page has journeys of its own. After sending, some forms are gone along with their page. */
async function expectFormSound(page: Page, form: SiteForm): Promise<void> {
  const isHere = (await form.scope(page).count()) > 0;
  if (isHere) await form.scope(page).evaluate((element) => element.setAttribute('data-checked-by-axe', ''));
  await expectSound(page, looks, { within: isHere ? '[data-checked-by-axe]' : 'main' });
}

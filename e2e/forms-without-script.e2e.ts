import { plan } from './support/contactForm.ts';
import { type FormOnPage, formOn, freshReach, openForm } from './support/formJourney.ts';
import { alreadySent, type SiteForm, siteForms } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** There is no dialog then: its opener leads to the form of the page. */
const plainForms = siteForms.filter(({ name }) => name !== 'the form over the window');

for (const form of plainForms) {
  test(`${form.name}: what is wrong, a page that a reload leaves alone, and the same once more`, async ({
    page,
    noise,
  }) => {
    test.slow();
    const reach = freshReach(form);
    let on = await openForm(page, form, false);

    await test.step('comes back with what is wrong and with what was typed', async () => {
      for (const round of form.bad) {
        await on.fill(reach);
        for (const { label, value } of round) await on.field(label).fill(value);
        const [first] = round;
        // Asked before the click: after it the page may be half a page.
        const isHeld = (await on.scope.locator('form[novalidate]').count()) === 0 && first?.value === '';
        await on.send.click();
        if (isHeld) {
          // The browser itself asks for the first empty field; nothing is sent.
          await expect(on.field(first.label)).toBeFocused();
          await expect(page).toHaveURL(new RegExp(`${form.path}$`));
          continue;
        }
        on = formOn(page, form);
        await on.expectFaults(round);
        await on.expectTyped(reach, Object.fromEntries(round.map(({ label, value }) => [label, value])));
      }
      expect(storedFor(reach)).toMatchObject({ leads: 0, subscribers: 0 });
    });

    await test.step('leads on to a page that a reload leaves alone', async () => {
      await form.choose?.(page, on.scope);
      await send(on, form, reach);
      await expect(page).toHaveURL(form.done.plainUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.done.plain);
      const answer = await page.reload();
      expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200]);
      expect(storedFor(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });
    });

    await test.step('knows the same request', async () => {
      const again = await openForm(page, form, false);
      await send(again, form, reach);
      if (form.again === 'told') {
        await expect(again.notice).toBeFocused();
        await expect(again.notice.getByRole('heading')).toHaveText(alreadySent);
        await expect(page).toHaveTitle(/^Error: /);
        await again.expectTyped(reach);
        for (const label of form.files) {
          await expect(again.file(label)).toHaveAccessibleDescription(/Choose your file again/);
        }
      } else await expect(page).toHaveURL(form.done.plainUrl);
      expect(storedFor(reach)[form.counts]).toBe(1);
    });
    noise.errors = noise.errors.filter((error) => !/422|429/.test(error));
  });
}

async function send(on: FormOnPage, form: SiteForm, reach: string): Promise<void> {
  await on.fill(reach);
  for (const label of form.files) await on.file(label).setInputFiles(plan);
  await on.send.click();
}

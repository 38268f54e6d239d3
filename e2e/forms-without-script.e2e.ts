import { test as byHttp } from '@playwright/test';
import { load } from 'cheerio';
import { plan } from './support/contactForm.ts';
import { type FormOnPage, formOn, freshReach, openForm } from './support/formJourney.ts';
import { openPlainForm, readPlainForm } from './support/readPlainForm.ts';
import { alreadySent, type SiteForm, siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Without script there is no dialog: its button leads to the form of the page. */
const plainForms = siteForms.filter(({ name }) => name !== 'the form over the window');

for (const form of plainForms) {
  byHttp(
    `${form.name}: what is wrong, a page that a reload leaves alone, and the same once more`,
    plainForms.find(({ call }) => call === form.call) === form ? {} : long,
    async ({ request }) => {
      const reach = freshReach(form);

      await byHttp.step('comes back with what is wrong and with what was typed', async () => {
        let on = await openPlainForm(request, form);
        for (const round of form.bad) {
          const bad = Object.fromEntries(round.map(({ label, value }) => [label, value]));
          if (!on.leavesCheckingToTheHost && round[0]?.value === '') {
            // The browser itself asks for the first empty field, and nothing is sent.
            for (const { label } of round) expect(on.control(label).attr('required'), label).toBeDefined();
            continue;
          }
          on.fill(reach, bad);
          const answer = await on.send();
          expect(answer.status()).toBe(422);
          on = await readPlainForm(request, form, answer);
          on.expectFaults(round);
          on.expectTyped(reach, bad);
          expect(on.title).toMatch(/^Error: /);
          expect(on.hasFocus).toBe(true);
        }
        expect(countStored(reach)).toMatchObject({ leads: 0, subscribers: 0 });
      });

      const send = async () => {
        const on = await openPlainForm(request, form);
        on.fill(reach);
        for (const label of form.files) on.attach(label, plan);
        return on.send();
      };

      await byHttp.step('leads on to a page that a reload leaves alone', async () => {
        const done = await send();
        expect(done.url()).toMatch(form.done.plainUrl);
        const again = await request.get(done.url());
        expect(again.status()).toBe(200);
        expect(load(await again.text())('h1').text()).toMatch(form.done.plain);
        expect(countStored(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });
      });

      await byHttp.step('knows the same request', async () => {
        const answer = await send();
        if (form.again === 'told') {
          expect(answer.status()).toBe(429);
          const on = await readPlainForm(request, form, answer);
          expect(on.notice).toBe(alreadySent);
          expect(on.title).toMatch(/^Error: /);
          expect(on.hasFocus).toBe(true);
          on.expectTyped(reach);
          for (const label of form.files) {
            expect(on.descriptionOf(label)).toContainEqual(expect.stringContaining('Choose your file again'));
          }
        } else expect(answer.url()).toMatch(form.done.plainUrl);
        expect(countStored(reach)[form.counts]).toBe(1);
      });
    },
  );
}

/**
 * One form with files that leaves checking to the host, and one for which the browser itself asks for the first empty
 * field.
 */
const inBrowser = plainForms.filter(({ path }) => ['/scholarship', '/subscribe'].includes(path));

for (const form of inBrowser) {
  test(
    `${form.name} in a browser: what is wrong and what is known already has focus, and stands in view`,
    form.files.length > 0 ? {} : long,
    async ({ page, noise }) => {
      const reach = freshReach(form);
      let on = await openForm(page, form, false);
      for (const round of form.bad) {
        await on.fill(reach);
        for (const { label, value } of round) await on.field(label).fill(value);
        const [first] = round;
        // Read before the click, because after it the page may be incomplete.
        const isHeld = (await on.scope.locator('form[novalidate]').count()) === 0 && first?.value === '';
        await on.send.click();
        if (isHeld) {
          await expect(on.field(first.label)).toBeFocused();
          await expect(page).toHaveURL(new RegExp(`${form.path}$`));
          continue;
        }
        on = formOn(page, form);
        await on.expectFaults(round);
        await on.expectTyped(reach, Object.fromEntries(round.map(({ label, value }) => [label, value])));
      }
      await send(on, form, reach);
      await expect(page).toHaveURL(form.done.plainUrl);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.done.plain);
      const answer = await page.reload();
      expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200]);
      expect(countStored(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });

      const again = await openForm(page, form, false);
      await send(again, form, reach);
      if (form.again === 'told') {
        await expect(again.notice).toBeFocused();
        await expect(again.notice.getByRole('heading')).toHaveText(alreadySent);
        await again.expectTyped(reach);
        for (const label of form.files) {
          await expect(again.file(label)).toHaveAccessibleDescription(/Choose your file again/);
        }
      } else await expect(page).toHaveURL(form.done.plainUrl);
      noise.errors = noise.errors.filter((error) => !/422|429/.test(error));
    },
  );
}

async function send(on: FormOnPage, form: SiteForm, reach: string): Promise<void> {
  await on.fill(reach);
  for (const label of form.files) await on.file(label).setInputFiles(plan);
  await on.send.click();
}

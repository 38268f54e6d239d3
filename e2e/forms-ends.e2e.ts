import { plan } from './support/contactForm.ts';
import { failures } from './support/failures.ts';
import { freshReach, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Without script there is no dialog: its opener leads to the form of the page. */
const plainForms = siteForms.filter(({ name }) => name !== 'the form over the window');
const alreadySent = "It seems you've already sent us this message";
const unreached = /^Your text is still here\. Send it again, or write to hello@quayline\.example\.$/;

for (const form of siteForms) {
  test(`${form.name} survives what fails on the way, is stored once, and knows a second one`, async ({
    page,
    noise,
  }) => {
    const reach = freshReach(form);
    await page.clock.install();
    const on = await openForm(page, form, true);
    await on.fill(reach);
    for (const label of form.files) await on.file(label).setInputFiles(plan);

    for (const fail of failures) {
      await fail(page, form.call, () => on.send.click());
      if (form.failure === 'told') {
        await expect(on.notice).toBeFocused();
        await expect(on.notice.getByRole('heading')).toHaveText('This did not reach us');
        await expect(on.notice.getByRole('paragraph')).toHaveText(unreached);
      } else await expect(on.send).toHaveText('Try again');
      await on.expectTyped(reach);
    }
    await on.send.click();
    await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
    expect(storedFor(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });

    const again = await openForm(page, form, true);
    await again.fill(reach);
    for (const label of form.files) await again.file(label).setInputFiles(plan);
    await again.send.click();
    if (form.again === 'told') {
      await expect(again.notice).toBeFocused();
      await expect(again.notice.getByRole('heading')).toHaveText(alreadySent);
      await expect(again.field(form.reachedBy)).toHaveValue('');
      await again.scope.getByRole('button', { name: 'Restore what I typed' }).click();
      await again.expectTyped(reach);
    } else await expect(page.getByRole('heading', { name: form.done.live })).toBeFocused();
    expect(storedFor(reach)[form.counts]).toBe(1);
    noise.errors.length = 0;
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of plainForms) {
    test(`${form.name} leads on to a page that a reload leaves alone, and knows a second one`, async ({
      page,
      noise,
    }) => {
      const reach = freshReach(form);
      for (const time of ['first', 'second']) {
        const on = await openForm(page, form, false);
        await on.fill(reach);
        for (const label of form.files) await on.file(label).setInputFiles(plan);
        await on.send.click();
        if (time === 'second' && form.again === 'told') {
          await expect(on.notice).toBeFocused();
          await expect(on.notice.getByRole('heading')).toHaveText(alreadySent);
          await expect(page).toHaveTitle(/^Error: /);
          await on.expectTyped(reach);
          for (const label of form.files) {
            await expect(on.file(label)).toHaveAccessibleDescription(/Choose your file again/);
          }
        } else {
          await expect(page).toHaveURL(form.done.plainUrl);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.done.plain);
          const answer = await page.reload();
          expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200]);
        }
        expect(storedFor(reach)).toMatchObject({ [form.counts]: 1, files: form.files.length });
      }
      noise.errors = noise.errors.filter((error) => !error.includes('429'));
    });
  }
});

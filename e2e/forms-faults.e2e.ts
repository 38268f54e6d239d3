import { formOn, freshReach, openForm } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { storedFor } from './support/stored.ts';
import { expect, test } from './support/test.ts';

/** Without script there is no dialog: its opener leads to the form of the page. */
const plainForms = siteForms.filter(({ name }) => name !== 'the form over the window');

for (const form of siteForms) {
  test(`${form.name} tells what is wrong with each field, and leads there`, async ({ page }) => {
    const reach = freshReach(form);
    const on = await openForm(page, form, true);
    for (const round of form.bad) {
      await on.fill(reach);
      for (const { label, value } of round) await on.field(label).fill(value);
      await on.send.click();
      await on.expectFaults(round);
      const last = round.at(-1);
      await on.summary.getByRole('link').last().press('Enter');
      await expect(on.field(last?.label ?? '')).toBeFocused();
      await on.expectTyped(reach, Object.fromEntries(round.map(({ label, value }) => [label, value])));
    }
    for (const [label, max] of Object.entries(form.cut)) {
      await expect(on.field(label)).toHaveAttribute('maxlength', String(max));
    }
    expect(storedFor(reach)).toMatchObject({ leads: 0, subscribers: 0 });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const form of plainForms) {
    test(`${form.name} comes back with what is wrong and with what was typed`, async ({ page, noise }) => {
      const reach = freshReach(form);
      let on = await openForm(page, form, false);
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
      noise.errors = noise.errors.filter((error) => !error.includes('422'));
    });
  }
});

test('the script of a form says in the words of the site what is wrong, and that nothing was sent', async ({
  page,
  noise,
}) => {
  const words = [
    ['The {field} field is required', 'Bitte {field} ausfüllen'],
    ['One field needs another look', 'Ein Feld stimmt noch nicht'],
    ['Error', 'Noch nicht'],
    ['Sending', 'Wird gesendet'],
    ['This did not reach us', 'Nicht angekommen'],
  ];
  const mark = String(new URLSearchParams(words)).replaceAll('&', '&amp;');
  // As the page is drawn while the settings say so, which all other journeys would read.
  await page.route('**/contacts', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' data-enhanced', ` data-words="${mark}" data-enhanced`);
    await route.fulfill({ response, body });
  });
  await page.route('**/send-mail/call-back', (route) => route.abort());
  await page.goto('/contacts');
  const form = page.locator('form[data-form=call-back]');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Vinter');
  await form.getByRole('button', { name: 'Call me back' }).click();
  const summary = form.locator('[data-error-summary]');
  await expect(summary.getByRole('link')).toHaveText(['Bitte phone ausfüllen']);
  await expect(summary).toContainText('Ein Feld stimmt noch nicht');
  await expect(page).toHaveTitle(/^Noch nicht: /);
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('+44 20 7946 0182');
  await expect(page).not.toHaveTitle(/^Noch nicht: /);
  await form.getByRole('button', { name: 'Call me back' }).click();
  await expect(form.locator('[data-form-notice]')).toContainText('Nicht angekommen');
  noise.errors = [];
});

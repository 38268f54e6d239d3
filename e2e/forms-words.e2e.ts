import { expect, test } from './support/test.ts';

test('the script of a form says, in the words of the site, what is wrong and that nothing was sent', async ({
  page,
  noise,
}) => {
  const words = {
    required: 'Bitte {field} ausfüllen',
    summaryOne: 'Ein Feld stimmt noch nicht',
    errorInTitle: 'Noch nicht',
    sending: 'Wird gesendet',
    failureTitle: 'Nicht angekommen',
  };
  const mark = JSON.stringify(words).replaceAll('"', '&quot;');
  const settings = '&quot;settings&quot;:{';
  // Changes the page instead of the settings, because changed settings would affect all other journeys.
  await page.route('**/contacts', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(settings, `${settings}&quot;words&quot;:${mark},`);
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

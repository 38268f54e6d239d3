import { checkByLabel } from './support/checkByLabel.ts';
import { freshReach } from './support/formJourney.ts';
import { siteForms } from './support/siteForms.ts';
import { countStored } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test('the script of a form says, in the words of the site, what is wrong and that nothing was sent, then sends it', async ({
  page,
  noise,
}) => {
  const [callBack] = siteForms.filter(({ call }) => call === '/send-mail/call-back');
  if (!callBack) throw new Error('No form asks to be called back');
  const phone = freshReach(callBack);
  const words = {
    required: 'Bitte {field} ausfüllen',
    summaryOne: 'Ein Feld stimmt noch nicht',
    errorInTitle: 'Noch nicht',
    sending: 'Wird gesendet',
    failureTitle: 'Nicht angekommen',
  };
  const mark = JSON.stringify(words).replaceAll('"', '`');
  const settings = '`settings`:{';
  // Changes the page instead of the settings, because changed settings would affect all other journeys.
  await page.route('**/contacts', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(settings, `${settings}\`words\`:${mark},`);
    await route.fulfill({ response, body });
  });
  await page.route('**/send-mail/call-back', (route) => route.abort());
  await page.goto('/contacts');
  const form = page.locator('form[data-form=call-back]');
  await checkByLabel(form.getByLabel(String(callBack.chosen), { exact: true }));
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Vinter');
  await form.getByRole('button', { name: 'Call me back' }).click();
  const summary = form.locator('[data-error-summary]');
  await expect(summary.getByRole('link')).toHaveText(['Bitte phone ausfüllen']);
  await expect(summary).toContainText('Ein Feld stimmt noch nicht');
  await expect(page).toHaveTitle(/^Noch nicht: /);
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone);
  await expect(page).not.toHaveTitle(/^Noch nicht: /);
  await form.getByRole('button', { name: 'Call me back' }).click();
  await expect(form.locator('[data-form-notice]')).toContainText('Nicht angekommen');
  await page.unroute('**/send-mail/call-back');
  await form.getByRole('button', { name: 'Call me back' }).click();
  await expect(page.getByRole('heading', { name: callBack.done.live })).toBeFocused();
  expect(countStored(phone).leads).toBe(1);
  noise.errors = [];
});

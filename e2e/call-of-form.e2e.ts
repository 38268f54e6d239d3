import { product } from './support/product.ts';
import { publish } from './support/publish.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const forms = `${product.adminUrl}/api/forms`;
/** Without an Origin header the session cookie is ignored. */
const headers = { Origin: product.adminUrl };

test('an owner finds a call among what a form becomes, and the calendar follows', async ({ page }) => {
  await signIn(page);
  const questions = [{ id: 'email', kind: 'email', label: 'Email', required: true }];
  const data = { title: `Talk ${Date.now()}`, questions, _status: 'published' };
  const { doc } = await (await page.request.post(forms, { data, headers })).json();
  await page.goto(`${product.adminUrl}/admin/collections/forms/${doc.id}`);
  await page.getByRole('button', { name: 'Words' }).click();
  const becomes = page.locator('#field-becomes');
  await expect(becomes).toContainText('A request');
  await becomes.click();
  await page.getByRole('option', { name: 'A call' }).click();
  await expect(becomes).toContainText('A call');
  await expect(page.locator('#field-follows')).toContainText('The calendar of calls');
  await publish(page);
  const stored = async () => (await page.request.get(`${forms}/${doc.id}?depth=0`, { headers })).json();
  expect(await stored()).toMatchObject({ becomes: 'request', follows: 'calls' });
  await becomes.click();
  await page.getByRole('option', { name: 'An application' }).click();
  await publish(page);
  expect(await stored()).toMatchObject({ becomes: 'application', follows: null });
  await page.request.delete(`${forms}/${doc.id}`, { headers });
});

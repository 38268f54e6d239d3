import { hostileMarkup } from '@frontage/backend/src/testing/hostileMarkup.ts';
import { plainText } from '@frontage/contract/primitives/plainText.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfRequest } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ lock: 'board' });

test('fifty hostile texts stand in the inbox, on the board and in a request as words', async ({ noise, page }) => {
  const happened: string[] = [];
  await page.exposeFunction('ran', () => happened.push('a script ran'));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) happened.push(request.url());
  });
  await signIn(page);
  const mark = `hostile${Date.now()}`;
  const { formToken } = await (await page.request.get('/form-token?formId=contact')).json();
  // Sooner than that only programs send.
  const askedAt = Date.now();
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(700);
  const headers = { accept: 'application/json', origin: product.siteUrl };
  for (const [index, text] of hostileMarkup.entries()) {
    const words = { name: text, surname: text, company: text, message: text, country: text.slice(0, 80) };
    const data = { formId: 'contact', formToken, email: `${mark}-${index}@example.com`, ...words };
    const answer = await page.request.post('/send-mail', { data, headers });
    expect(answer.status(), text).toBe(200);
  }

  await page.goto(`${product.adminUrl}/admin/collections/leads?search=${mark}&limit=100`);
  await expect(page.locator('tbody tr')).toHaveCount(hostileMarkup.length);
  await expect(page.getByRole('link', { name: '<img src=x onerror=ran()>' }).first()).toBeVisible();
  await page.goto(`${product.adminUrl}/admin/board`);
  await expect(page.getByText('<script>ran()</script>').first()).toBeVisible();
  // Each a page of its own; those that other parsers trip over.
  for (const index of [0, 8, 17, 48, 49]) {
    await page.goto(`${product.adminUrl}/admin/collections/leads/${idOfRequest(`${mark}-${index}@example.com`)}`);
    const sheet = page.getByRole('region', { name: 'What was sent' });
    await expect(sheet.getByRole('link', { name: `${mark}-${index}@example.com` })).toBeVisible();
    await expect(sheet.locator('blockquote')).toHaveText(plainText(hostileMarkup[index] ?? ''), { useInnerText: true });
  }
  expect(happened).toEqual([]);
  // The admin's own console is not what this is about, unless the policy or a script of theirs speaks.
  noise.errors = noise.errors.filter((error) => /evil|ran\b|policy/i.test(error));
});

import { plainText } from '@frontage/contract/primitives/plainText.ts';
import { hostileMarkup } from '@frontage/server/testing/hostileMarkup.ts';
import { product } from './support/product.ts';
import { signIn } from './support/signIn.ts';
import { idOfRequest } from './support/stored.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ lock: 'board' });

test('fifty hostile texts are plain words in the inbox, on the board and in a request', async ({ noise, page }) => {
  const happened: string[] = [];
  await page.exposeFunction('ran', () => happened.push('a script ran'));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('evil.example')) happened.push(request.url());
  });
  await signIn(page);
  const mark = `hostile${Date.now()}`;
  const { formToken } = await (await page.request.get('/form-token?formId=contact')).json();
  // Only programs send sooner than that.
  const askedAt = Date.now();
  await expect.poll(() => Date.now() - askedAt).toBeGreaterThan(700);
  const headers = { accept: 'application/json', origin: product.siteUrl };
  const send = async (who: number | 'all', words: Record<string, string>) => {
    const data = { formId: 'contact', formToken, email: `${mark}-${who}@example.com`, ...words };
    const answer = await page.request.post('/send-mail', { data, headers });
    expect(answer.status(), words.message).toBe(200);
  };
  for (const [index, text] of hostileMarkup.entries()) {
    await send(index, { name: text, surname: text, company: text, message: text, country: text.slice(0, 80) });
  }
  const allOfThem = hostileMarkup.join('\n\n');
  // The name is in the title of the page too.
  const [name, surname, company] = [hostileMarkup[48], hostileMarkup[8], hostileMarkup[17]];
  await send('all', { name, surname, company, message: allOfThem });

  await page.goto(`${product.adminUrl}/admin/collections/leads?search=${mark}&limit=100`);
  await expect(page.locator('tbody tr')).toHaveCount(hostileMarkup.length + 1);
  await expect(page.getByRole('link', { name: '<img src=x onerror=ran()>' }).first()).toBeVisible();
  await page.goto(`${product.adminUrl}/admin/board`);
  await expect(page.getByText('<script>ran()</script>').first()).toBeVisible();
  // All of them in one text: a tag that one opened would swallow those after it.
  await page.goto(`${product.adminUrl}/admin/collections/leads/${idOfRequest(`${mark}-all@example.com`)}`);
  const sheet = page.getByRole('region', { name: 'What was sent' });
  await expect(sheet.getByRole('link', { name: `${mark}-all@example.com` })).toBeVisible();
  await expect(sheet.locator('blockquote')).toHaveText(plainText(allOfThem), { useInnerText: true });
  expect(happened).toEqual([]);
  // Errors of the admin itself are not the subject here; those of the policy or of an injected script are.
  noise.errors = noise.errors.filter((error) => /evil|ran\b|policy/i.test(error));
});

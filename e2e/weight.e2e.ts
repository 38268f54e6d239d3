import { test as byHttp, type Page, type Response } from '@playwright/test';
import { contactFormOf, wakeForm } from './support/contactForm.ts';
import { readToTheEnd } from './support/heldScripts.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';
import { compressPage, openWeighed } from './support/weighPage.ts';

/** Opens a page and logs each weight. */
async function visit(page: Page, path: string) {
  const { response, weigh } = await openWeighed(page, path);
  return {
    response,
    weigh(what: string) {
      const weight = weigh();
      console.log(`${what}: ${JSON.stringify(weight)}`);
      return weight;
    },
  };
}

// Half a kilobyte of the page is the price of three languages: addresses of the twins, and a switch above header and
// footer.
test('weighs at most 63.5 KB before the visitor scrolls, 26 of them the page itself, and none of it script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { response, weigh } = await visit(page, product.landingPath);
  const { script, total } = weigh('before scroll');
  const html = await compressPage(response);
  console.log(`of it the page itself: ${JSON.stringify(html)}`);
  expect(total - html.spared).toBeLessThanOrEqual(63.5 * 1024);
  expect(html.bytes).toBeLessThanOrEqual(26 * 1024);
  expect(script).toBe(0);
});

/** One page of each kind. */
const read = [
  { paths: [product.landingPath, '/blog', '/estimate'], details: {} },
  {
    paths: [
      '/',
      '/services/bridge-development',
      '/work/tidemark',
      '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
      '/contacts',
    ],
    details: long,
  },
];

for (const { details, paths } of read) {
  test(
    `whoever only reads a page loads at most 6 KB of script, narrow and wide, on ${paths.join(', ')}`,
    details,
    async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await test.step(path, async () => {
          await page.setViewportSize({ width: 390, height: 900 });
          const { weigh } = await visit(page, path);
          await readToTheEnd(page);
          // The same visit: no script of a page loads another one that depends on the width.
          await page.setViewportSize({ width: 1440, height: 900 });
          await readToTheEnd(page);
          expect(weigh(`${path} read to its end, narrow and wide`).script).toBeLessThanOrEqual(6 * 1024);
        });
      }
    },
  );
}

test('wakes forms and sliders with at most 100 KB of script, 79 of them React, engine, checks and what sends, headers aside', async ({
  page,
}) => {
  const files: Promise<number>[] = [];
  page.on('response', (response) => {
    const isShared = /\/_astro\/(?:base|form|react)\./.test(response.url());
    if (isShared) files.push(bodyBytesOf(response));
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const { weigh } = await visit(page, product.landingPath);
  for (const name of [/Where a single version/, /Domains we know/]) {
    await page.getByRole('region', { name }).getByRole('button', { name: 'Next slide' }).click();
  }
  const ready = page.waitForResponse((answer) => answer.url().includes('/form-token'));
  await wakeForm(contactFormOf(page).section);
  await page
    .getByRole('region', { name: /^Starting at/ })
    .getByRole('textbox', { name: 'Name' })
    .focus();
  await page.getByRole('button', { name: 'Get in touch' }).click();
  await wakeForm(page.getByRole('dialog'));
  await ready;
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  // Headers count: a form in many small files costs more than its code. So does the script that defines island
  // elements, which is no longer part of the page.
  expect(weigh('all forms and sliders awake').script).toBeLessThanOrEqual(100 * 1024);
  const bytes = (await Promise.all(files)).reduce((sum, size) => sum + size, 0);
  console.log(`React, engine and checks: ${bytes} bytes in ${files.length} files`);
  expect(files.length).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(79 * 1024);
});

async function bodyBytesOf(response: Response): Promise<number> {
  await response.finished();
  return (await response.request().sizes()).responseBodySize;
}

test('shows the hours of a call with at most 6.2 KB of script', async ({ page }) => {
  const { weigh } = await visit(page, '/book');
  expect(weigh('booking, untouched').script).toBeLessThanOrEqual(6.2 * 1024);
});

/** Pages with a form, and the field that is touched first. */
const forms = [
  ['/contacts', 'Company'],
  ['/services/cadence-audit', 'Repository or contract address'],
  ['/subscribe', 'Work email'],
  ['/blog', 'Work email'],
  ['/glossary', 'Term, and where you met it'],
] as const;

test('shows a form with at most 1.9 KB of script, and wakes it with at most 80 KB, countries and files apart', async ({
  page,
}) => {
  for (const [path, field] of forms) {
    await test.step(path, async () => {
      const { weigh } = await visit(page, path);
      expect(weigh(`form of ${path}, untouched`).script).toBeLessThanOrEqual(1.9 * 1024);
      // Requested by the script that sends the form, once it has loaded.
      const ready = page.waitForResponse((answer) => answer.url().includes('/form-token'));
      await page.getByLabel(field).focus();
      await (await ready).finished();
      await page.waitForLoadState('networkidle');
      const { countriesAndFiles, script } = weigh(`form of ${path}, touched`);
      // Headers count.
      expect(script - countriesAndFiles).toBeLessThanOrEqual(80 * 1024);
    });
  }
});

byHttp('is sent compressed and with a policy that allows nothing inline in general', async ({ request }) => {
  const answer = await request.get(product.landingPath, { headers: { 'accept-encoding': 'br' } });
  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(answer.headers()['content-encoding']).toBe('br');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');
});

import { readFileSync } from 'node:fs';
import { sampleExport } from '@frontage/server/testing/sampleExport.ts';
import { samplePage } from '@frontage/server/testing/samplePage.ts';
import { fillTargets, inCapitals } from '@frontage/server/testing/translatedXliff.ts';
import { awaitHydration } from './support/awaitHydration.ts';
import { product } from './support/product.ts';
import { freshMark } from './support/sendForm.ts';
import { signIn } from './support/signIn.ts';
import { idOfArticle } from './support/stored.ts';
import { expect, long, test } from './support/test.ts';

test(
  'an admin previews what a WordPress export would import, maps one of its categories, and imports it',
  long,
  async ({ page }) => {
    test.slow();
    // Each starts a process of its own.
    const timeout = 60_000;
    const title = `Moored ${freshMark()}`;
    const id = Date.now();
    // A draft, so that it changes no list of the site.
    const post = {
      id,
      slug: `moored-${id}`,
      title,
      status: 'draft',
      content: '<p>Words</p>',
      terms: ['category:rope'],
    };
    const file = { name: 'export.xml', mimeType: 'application/xml', buffer: Buffer.from(sampleExport([post])) };
    await signIn(page);
    await page.goto(`${product.adminUrl}/admin/import`);
    const look = page.getByRole('button', { name: 'See what would come' });
    await awaitHydration(look);
    await page.getByRole('radio', { name: /^The old site itself/ }).check();
    await expect(page.getByLabel('Address of the old site')).toBeVisible();
    await page.getByRole('radio', { name: /^An export file/ }).check();
    await page.getByLabel('Export of WordPress').setInputFiles(file);
    await look.click();
    const outcome = page.getByRole('region', { name: 'What would come' });
    await expect(outcome).toContainText('articles created: 1', { timeout });
    await outcome.getByLabel('rope').selectOption('ai');
    await outcome.getByRole('button', { name: 'Import it now' }).click();
    const brought = page.getByRole('region', { name: 'What has come' });
    await expect(brought).toContainText('articles created: 1', { timeout });
    await expect(brought.getByRole('link', { name: 'See the articles' })).toHaveAttribute(
      'href',
      /collections\/articles/,
    );
    expect(idOfArticle(`moored-${id}`)).toBeGreaterThan(0);
  },
);

test('an editor adds redirects from a table, after seeing what would come', long, async ({ page }) => {
  const from = `/moored-${freshMark()}`;
  const table = Buffer.from(`from,to\n${from},${product.contactPath}\n/nowhere,${from}x\n`);
  await signIn(page);
  await page.goto(`${product.adminUrl}/admin/collections/redirects`);
  const open = page.getByText('Many at once, as CSV');
  await awaitHydration(open);
  await open.click();
  await page
    .getByLabel('Table of redirects')
    .setInputFiles({ name: 'redirects.csv', mimeType: 'text/csv', buffer: table });
  await page.getByRole('button', { name: 'See what would come' }).click();
  await expect(page.getByRole('list', { name: 'What cannot work' })).toContainText('Line 3:');
  await page.getByRole('button', { name: 'Add 1 redirect' }).click();
  await expect(page.getByText('1 redirect added, 0 known already')).toBeVisible();
  await expect
    .poll(async () => (await fetch(product.siteUrl + from, { redirect: 'manual' })).headers.get('location'))
    .toBe(product.contactPath);
});

test(
  'an editor sends a page to translators, and their file becomes a draft of its translation',
  long,
  async ({ page }) => {
    const slug = `moored-${freshMark()}`;
    await signIn(page);
    // Without an Origin header the session cookie is ignored.
    const asEditor = { headers: { Origin: product.adminUrl } };
    const data = { ...samplePage(slug, 'Some **words**'), _status: 'draft' };
    const made = await page.request.post(`${product.adminUrl}/api/pages?draft=true`, { ...asEditor, data });
    const { doc } = await made.json();
    await page.goto(`${product.adminUrl}/admin/collections/pages/${doc.id}`);
    const link = page.getByRole('link', { name: 'Export for translators into German' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe(`pages.${doc.id}.de.xlf`);
    const translated = fillTargets(readFileSync(await download.path(), 'utf8'), inCapitals);
    await page
      .getByLabel('A file that came back')
      .setInputFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(translated) });
    await expect(page.getByText(`${doc.title}: 5 texts are in the draft.`)).toBeVisible();
    await page.getByRole('link', { name: 'German', exact: true }).click();
    await expect(page.getByLabel('Title').first()).toHaveValue(doc.title.toUpperCase());
  },
);

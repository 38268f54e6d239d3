import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { findMarkupFaults } from './support/findMarkupFaults.ts';
import { product } from './support/product.ts';
import { long } from './support/test.ts';

const release = join(product.dataDirectory, 'releases', 'current', 'public');

/** Pages drawn for one visitor, which are not part of a release. */
const drawn = ['/search?query=ledger', '/book', '/nowhere-at-all', '/book/over'];

const title = 'every example of a block and every page drawn for a visitor is HTML as its standard requires';
test(`${title}, and one page in six`, ({ request }) => expectMarkup(request, 6));
test(`${title}, and every page`, long, ({ request }) => expectMarkup(request, 1));

async function expectMarkup(request: APIRequestContext, oneIn: number): Promise<void> {
  const pages = new Map<string, string>();
  // Examples shown together in the gallery are also shown there alone.
  const files = globSync('**/*.html', { cwd: release })
    .toSorted()
    .filter((file) => !/^gallery\/(?:article\/)?together\//.test(file))
    .filter((file, place) => file.startsWith('gallery/') || place % oneIn === 0);
  for (const file of files) pages.set(file, readFileSync(join(release, file), 'utf8'));
  expect(pages.size).toBeGreaterThan(100);
  for (const path of drawn) pages.set(path, await (await request.get(path)).text());
  const refused = await request.post('/send-mail', {
    form: { formId: 'contact', pagePath: product.contactPath, name: '' },
    headers: { accept: 'text/html', origin: product.siteUrl },
  });
  expect(refused.status()).toBe(422);
  pages.set('a form that came back', await refused.text());
  expect((await findMarkupFaults(pages)).slice(0, 40)).toEqual([]);
}

import { articlesPerPage } from '@frontage/contract/constants.ts';
import { type APIRequestContext, test as byHttp, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { dark, expectSound, light } from './support/expectSound.ts';
import { expect, long, test } from './support/test.ts';

/** Options for a separate browser context. */
const at = (baseURL: string | undefined) => (baseURL ? { baseURL } : {});

const entries = (page: Page) => page.locator('main [data-entries] > li');

/** A page as a browser without script has it, at a twentieth of the cost. */
async function readPlainPage(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  const $ = load(await answer.text());
  const field = $('main input[type=search]');
  return {
    $,
    status: answer.status(),
    entries: $('main [data-entries] > li'),
    titles: $('main [data-entries] > li :is(h2, h3)')
      .toArray()
      .map((one) => $(one).text()),
    /** The targets of the links in a part of the page, by their accessible names. */
    linksOf: (part: string): Record<string, string> =>
      Object.fromEntries(
        $(part)
          .find('a')
          .toArray()
          .map((one) => [$(one).attr('aria-label') ?? $(one).text().trim(), $(one).attr('href') ?? '']),
      ),
    searchedFor: field.val(),
    /** The address to which the search field leads with these words. */
    searchFor: (words: string) =>
      `${field.closest('form').attr('action')}?${new URLSearchParams({ [field.attr('name') ?? '']: words })}`,
  };
}

const labelled = (words: string) => `main [aria-label="${words}"]`;

test.describe('a list of articles', () => {
  byHttp('leads through its pages without script, each at its own address', async ({ request }) => {
    const first = await readPlainPage(request, '/blog');
    expect(first.entries).toHaveLength(articlesPerPage);
    const links = first.linksOf('main');
    expect(links[Object.keys(links).find((words) => /^Load \w+ more$/.test(words)) ?? '']).toBe('/blog/page/2');
    const second = await readPlainPage(request, '/blog/page/2');
    expect(second.$('link[rel=prev]').attr('href')).toMatch(/\/blog$/);
    expect(second.titles).not.toHaveLength(0);
    for (const title of second.titles) expect(first.titles).not.toContain(title);
    expect(second.linksOf(labelled('Pages of the list'))).toMatchObject({ 'Page 1': '/blog' });
  });

  test('loads more in place with script, and moves focus to the first new entry', { lock: 'blog' }, async ({
    page,
    noise,
  }) => {
    await page.goto('/blog');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const more = page.getByRole('link', { name: /^Load \w+ more$/ });
    await more.focus();
    await more.press('Enter');
    await expect(page).toHaveURL('/blog/page/2');
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);
    const shown = Number(await page.locator('[data-list-last]').textContent());
    expect(shown).toBeGreaterThan(articlesPerPage);
    await expect(entries(page)).toHaveCount(shown);
    await expect(entries(page).nth(articlesPerPage).getByRole('link')).toBeFocused();
    await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
    const months = await page
      .locator('main [data-entries]')
      .evaluateAll((lists) => lists.map((list) => list.getAttribute('data-entries')));
    expect(new Set(months).size, 'a month that goes on is one month').toBe(months.length);

    await test.step('until nothing is left, with the pictures of what it loaded', async () => {
      const total = Number(/of (\d+)/.exec((await page.locator('main p[role=status]').textContent()) ?? '')?.[1]);
      while ((await more.count()) > 0) {
        const before = await entries(page).count();
        await more.click();
        await expect.poll(() => entries(page).count()).toBeGreaterThan(before);
      }
      await expect(entries(page)).toHaveCount(total);
      const last = entries(page).last().locator('img');
      await last.scrollIntoViewIfNeeded();
      await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    });

    await test.step('where the next page cannot be joined the link is followed', async () => {
      await page.goto('/blog');
      await page.route('**/blog/page/2', (route) => route.abort(), { times: 1 });
      await more.click();
      await expect(page.locator('h1')).toContainText('page 2');
      noise.errors = noise.errors.filter((error) => !error.includes('ERR_FAILED'));
    });
  });

  byHttp('is filtered by category and tag at addresses of their own', async ({ request }) => {
    const all = (await readPlainPage(request, '/blog')).linksOf(labelled('Categories'));
    expect(all[Object.keys(all).find((words) => words.startsWith('Blockchain')) ?? '']).toBe('/blockchain');
    const category = await readPlainPage(request, '/blockchain');
    expect(category.linksOf(labelled('Tags'))).toMatchObject({ Cadence: '/blockchain/tag/cadence' });
    const tag = await readPlainPage(request, '/blockchain/tag/cadence');
    expect(tag.entries).not.toHaveLength(0);
    // The current tag leads back.
    const tags = tag.linksOf(labelled('Tags'));
    expect(tags[Object.keys(tags).find((words) => words.startsWith('Cadence')) ?? '']).toBe('/blockchain');
  });

  test('has its current category in view on a narrow screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/blog', '/news', '/big-data']) {
      await page.goto(path);
      const current = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current]');
      await expect(current).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
});

test.describe('search', () => {
  test('answers with hits by kind, and loads more of them in place, below the existing ones', async ({ page }) => {
    await page.goto('/search');
    const ways = page.getByRole('navigation', { name: 'Or go straight to' });
    await expect(ways.getByRole('link', { name: 'Industries', exact: true })).toHaveAttribute('href', '/industries');
    await page.getByRole('searchbox').fill('flow');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=flow$/);
    const kinds = page.locator('[data-list] > section > h2');
    const before = await kinds.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    expect(new Set(before).size).toBe(before.length);
    await page.getByRole('link', { name: /^Load \w+ more$/ }).click();
    await expect(page).toHaveURL(/q=flow&page=2$/);
    expect((await kinds.allTextContents()).slice(0, before.length)).toEqual(before);
    expect(await kinds.count()).toBeGreaterThan(before.length);
    await expect(entries(page)).toHaveCount(Number(await page.locator('[data-list-last]').textContent()));
    await expect(entries(page).nth(8).getByRole('link')).toBeFocused();

    await test.step('shows a hostile question as what it is, and stays out of search engines', async () => {
      const question = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
      const answer = await page.goto(`/search?q=${encodeURIComponent(question)}`);
      expect(answer?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page.getByRole('searchbox')).toHaveValue(question);
      await expect(page).not.toHaveTitle('run');
    });
  });

  byHttp('answers without script, by kind too', async ({ request }) => {
    const path = (await readPlainPage(request, '/search')).searchFor('storage account');
    expect(path).toBe('/search?q=storage+account');
    const found = await readPlainPage(request, path);
    expect(found.$('title').text()).toMatch(/^storage account: Search/);
    expect(found.searchedFor).toBe('storage account');
    expect(found.entries.first().find('mark').first().text()).toMatch(/^(?:stor|account)/i);
    const kinds = found.linksOf(labelled('Kinds of results'));
    const glossary = kinds[Object.keys(kinds).find((words) => words.startsWith('Glossary')) ?? ''] ?? '';
    expect(glossary).toMatch(/kind=glossary/);
    const { $ } = await readPlainPage(request, glossary);
    const headings = $('[data-list] h2').toArray();
    expect(headings.map((one) => $(one).text())).toEqual([expect.stringMatching(/^Glossary/)]);
  });

  byHttp('leads to a person before anything is asked', async ({ request }) => {
    const { linksOf } = await readPlainPage(request, '/search');
    expect(linksOf('main')).toMatchObject({ 'Write to us': '/contacts#contact-form' });
    const contacts = await readPlainPage(request, '/contacts');
    expect(contacts.$('#contact-form')).toHaveLength(1);
  });

  byHttp('says what to do where nothing holds the words', async ({ request }) => {
    const { $, linksOf } = await readPlainPage(request, '/search?q=zzyzx+quux');
    const headings = $('main :is(h1, h2)').toArray();
    expect(headings.map((one) => $(one).text())).toContain('No page has all of these words');
    expect(linksOf('main')).toHaveProperty('The blog');
  });

  byHttp('finds articles among the insights', async ({ request }) => {
    const path = (await readPlainPage(request, '/insights')).searchFor('price');
    expect(path).toBe('/insights?searchValue=price');
    expect((await readPlainPage(request, path)).entries.first().find('mark')).not.toHaveLength(0);
  });
});

byHttp('an address that leads nowhere is answered with the nearest pages, and with a search', async ({ request }) => {
  const near = await readPlainPage(request, '/glosary/consensus');
  expect(near.status).toBe(404);
  const nearest = near.$('main section').filter((_, part) => near.$(part).find('h2').text() === 'Nearest pages');
  expect(nearest.find('a').first().text()).toBe('Consensus');
  expect(nearest.find('a').first().attr('href')).toBe('/glossary/c#consensus');
  expect(near.searchedFor).toBe('consensus');

  const far = await readPlainPage(request, '/qqqqqqq/wwwwwww');
  expect(far.status).toBe(404);
  expect(far.searchFor('bridge')).toBe('/search?q=bridge');
});

test('the glossary leads from letter to letter, and opens the term in the address, without script', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...at(baseURL) });
  const page = await context.newPage();
  await page.goto('/glossary');
  await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'C', exact: true }).click();
  await expect(page).toHaveURL('/glossary/c');
  await expect(page.getByRole('link', { name: 'C', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.locator('summary', { hasText: 'Cadence' }).first().click();
  await expect(page.locator('#cadence')).toBeVisible();
  await page.goto('/glossary/c#consensus');
  await expect(page.locator('#consensus')).toBeInViewport();
  await expect(page.locator('summary', { hasText: 'Consensus' }).first()).toBeInViewport();
  await context.close();
});

/** Addresses visited in one page, in sequence: opening a new page costs a browser more than another visit. */
const sound = [
  { paths: ['/search?q=flow'], details: {} },
  { paths: ['/blog', '/blockchain', '/insights', '/search', '/search?q=zzyzx', '/glossary/c'], details: long },
  { paths: ['/glosary/consensus', '/sitemap', '/thank-you', '/privacy-policy'], details: long },
];

for (const { details, paths } of sound) {
  test(
    `no fault that axe finds, and nothing that scrolls sideways, on ${paths.join(', ')}`,
    details,
    async ({ page, noise }) => {
      for (const path of paths) {
        await test.step(path, async () => {
          await page.goto(path);
          noise.errors = noise.errors.filter((error) => !error.includes('404'));
          await expectSound(page, [...light(320), ...dark(1920)], { between: [390, 767, 1023, 1440] });
        });
      }
    },
  );
}

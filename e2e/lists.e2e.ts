import { articlesPerPage } from '@frontage/contract/constants.ts';
import type { Page } from '@playwright/test';
import { dark, expectSound, light } from './support/expectSound.ts';
import { expect, test } from './support/test.ts';

/** Options of a browser context of its own. */
const at = (baseURL: string | undefined) => (baseURL ? { baseURL } : {});

const entries = (page: Page) => page.locator('main [data-entries] > li');

test.describe('a list of articles', () => {
  test('leads through its pages without script, each at its own address', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...at(baseURL) });
    const page = await context.newPage();
    await page.goto('/blog');
    await expect(entries(page)).toHaveCount(articlesPerPage);
    const titles = await entries(page).getByRole('heading').allTextContents();
    await page.getByRole('link', { name: /^Load \w+ more$/ }).click();
    await expect(page).toHaveURL('/blog/page/2');
    // The address is there before the entries are.
    await expect(page.locator('link[rel=prev]')).toHaveAttribute('href', /\/blog$/);
    await page.waitForLoadState();
    await expect(entries(page)).not.toHaveCount(0);
    for (const title of await entries(page).getByRole('heading').allTextContents()) expect(titles).not.toContain(title);
    await page.getByRole('link', { name: 'Page 1', exact: true }).click();
    await expect(page).toHaveURL('/blog');
    await context.close();
  });

  test('loads more in place with script, and puts the focus on the first new entry', async ({ page }) => {
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
  });

  test('follows the link where the next page cannot be joined', async ({ page, noise }) => {
    await page.goto('/blog');
    let isFirst = true;
    await page.route('**/blog/page/2', (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      return route.abort();
    });
    await page.getByRole('link', { name: /^Load \w+ more$/ }).click();
    await expect(page.locator('h1')).toContainText('page 2');
    noise.errors = noise.errors.filter((error) => !error.includes('ERR_FAILED'));
  });

  test('is filtered by category and tag at addresses of their own', async ({ page }) => {
    await page.goto('/blog');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Blockchain/ })
      .click();
    await expect(page).toHaveURL('/blockchain');
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'Cadence' }).click();
    await expect(page).toHaveURL('/blockchain/tag/cadence');
    await expect(entries(page).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Tags' })
      .getByRole('link', { name: /^Cadence/ })
      .click();
    await expect(page).toHaveURL('/blockchain');
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

for (const javaScriptEnabled of [true, false]) {
  test(`search answers ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled, ...at(baseURL) });
    const page = await context.newPage();
    await page.goto('/search');
    await page.getByRole('searchbox').fill('storage account');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?q=storage\+account$/);
    await expect(page).toHaveTitle(/^storage account: Search/);
    await expect(page.getByRole('searchbox')).toHaveValue('storage account');
    await expect(entries(page).first().locator('mark').first()).toHaveText(/^(?:stor|account)/i);
    const glossary = page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Glossary/ });
    await glossary.click();
    await expect(page).toHaveURL(/kind=glossary/);
    await expect(page.locator('[data-list] h2')).toHaveText([/^Glossary/]);
    await context.close();
  });
}

test.describe('search', () => {
  test('shows hits by kind, and loads more of them in place, below what stood there', async ({ page }) => {
    await page.goto('/search?q=flow');
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
  });

  test('leads to the groups of the menu, and to a person, before anything is asked', async ({ page }) => {
    await page.goto('/search');
    const ways = page.getByRole('navigation', { name: 'Or go straight to' });
    await expect(ways.getByRole('link', { name: 'Industries', exact: true })).toHaveAttribute('href', '/industries');
    await page
      .getByRole('region', { name: /Ask a person/ })
      .getByRole('link', { name: 'Write to us' })
      .click();
    await expect(page).toHaveURL('/contacts#contact-form');
    await expect(page.locator('#contact-form')).toBeInViewport();
  });

  test('says what to do where nothing holds the words', async ({ page }) => {
    await page.goto('/search?q=zzyzx+quux');
    await expect(page.getByRole('heading', { name: 'No page has all of these words' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The blog' })).toBeVisible();
  });

  test('shows a hostile question as what it is, and stays out of search engines', async ({ page }) => {
    const question = `"><img src=x onerror="document.title='run'"><script>document.title='run'</script>`;
    const answer = await page.goto(`/search?q=${encodeURIComponent(question)}`);
    expect(answer?.headers()['x-robots-tag']).toContain('noindex');
    await expect(page.getByRole('searchbox')).toHaveValue(question);
    await expect(page).not.toHaveTitle('run');
  });

  test('finds articles among the insights', async ({ page }) => {
    await page.goto('/insights');
    await page.getByRole('searchbox').fill('price');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/insights\?searchValue=price$/);
    await expect(entries(page).first().locator('mark').first()).toBeVisible();
  });
});

test.describe('an address that leads nowhere', () => {
  test('is answered with the nearest pages', async ({ page, noise }) => {
    const answer = await page.goto('/glosary/consensus');
    expect(answer?.status()).toBe(404);
    const nearest = page.getByRole('region', { name: 'Nearest pages' }).getByRole('link').first();
    await expect(nearest).toHaveText('Consensus');
    await expect(page.getByRole('searchbox')).toHaveValue('consensus');
    noise.errors = noise.errors.filter((error) => !error.includes('404'));
    await nearest.click();
    await expect(page).toHaveURL('/glossary/c#consensus');
  });

  test('offers a search where nothing is near', async ({ page, noise }) => {
    const answer = await page.goto('/qqqqqqq/wwwwwww');
    expect(answer?.status()).toBe(404);
    noise.errors = noise.errors.filter((error) => !error.includes('404'));
    await page.getByRole('searchbox').fill('bridge');
    await page.getByRole('button', { name: 'Search the site' }).click();
    await expect(page).toHaveURL(/\/search\?q=bridge$/);
  });
});

test.describe('the glossary', () => {
  test('leads from letter to letter', async ({ page }) => {
    await page.goto('/glossary');
    await page.getByRole('navigation', { name: 'Letters' }).getByRole('link', { name: 'C', exact: true }).click();
    await expect(page).toHaveURL('/glossary/c');
    await expect(page.getByRole('link', { name: 'C', exact: true })).toHaveAttribute('aria-current', 'page');
    await page.locator('summary', { hasText: 'Cadence' }).first().click();
    await expect(page.locator('#cadence')).toBeVisible();
  });

  test('opens the term that an address names, without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...at(baseURL) });
    const page = await context.newPage();
    await page.goto('/glossary/c#consensus');
    await expect(page.locator('#consensus')).toBeInViewport();
    await expect(page.locator('summary', { hasText: 'Consensus' }).first()).toBeInViewport();
    await context.close();
  });
});

const sound = [
  '/blog',
  '/blockchain',
  '/insights',
  '/search',
  '/search?q=flow',
  '/search?q=zzyzx',
  '/sitemap',
  '/thank-you',
  '/privacy-policy',
  '/glossary/c',
  '/glosary/consensus',
];
/** How many are looked at in one page, one after the other: a page that begins costs a browser more than the next visit. */
const atATime = 4;

for (let first = 0; first < sound.length; first += atATime) {
  const some = sound.slice(first, first + atATime);
  test(`no fault that axe finds, and nothing that scrolls sideways, on ${some.join(', ')}`, async ({ page, noise }) => {
    for (const path of some) {
      await test.step(path, async () => {
        await page.goto(path);
        noise.errors = noise.errors.filter((error) => !error.includes('404'));
        await expectSound(page, [...light(320), ...dark(1920)], { between: [390, 767, 1023, 1440] });
      });
    }
  });
}

import { type APIRequestContext, test as byHttp } from '@playwright/test';
import { load } from 'cheerio';
import { awaitFonts } from './support/awaitFonts.ts';
import { dark, expectSound, light } from './support/expectSound.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

byHttp.describe('the landing page as it is sent', () => {
  const landing = async (request: APIRequestContext) => {
    const answer = await request.get(product.landingPath);
    return { answer, $: load(await answer.text()) };
  };

  byHttp('has the sections of R2 in their order', async ({ request }) => {
    const { $ } = await landing(request);
    const text = $('main').text().replace(/\s+/g, ' ');
    const order = [
      'Move value on Flow',
      'Flow Blockchain Development Services',
      'Six things that go wrong',
      'What we build',
      'You have a whitepaper',
      'Four systems that carry',
      'Contact our developers',
      'Three reasons',
      'Counted, not',
      'Best infrastructure team',
      'What you gain',
      'Starting at',
      'Where a single version',
      'Five phases',
      'Tools we would',
      'Thirteen platforms',
      'Domains we know',
      'Four steps from',
      'Ines Halvorsen',
      'Ledger Night',
      'Asked before',
      'From the blog',
      'Nearby pages',
      'Five offices',
      'Tell us what must',
    ];
    const positions = order.map((words) => text.indexOf(words));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  byHttp('has its title, description, canonical address and preview image', async ({ request }) => {
    const { $ } = await landing(request);
    expect($('title').text()).toBe('Flow Blockchain Development Company');
    expect($('link[rel=canonical]').attr('href')).toBe(`${product.siteUrl}${product.landingPath}`);
    expect($('meta[name=description]').attr('content')).toMatch(/.{50,}/);
    expect($('meta[property="og:image:width"]').attr('content')).toBe('1200');
    const image = await request.get($('meta[property="og:image"]').attr('content') ?? '');
    expect(image.status()).toBe(200);
    expect(image.headers()['content-type']).toMatch(/^image\//);
  });

  byHttp('has a question that opens without script', async ({ request }) => {
    const { $ } = await landing(request);
    const question = $('details').filter((_, one) =>
      $(one).find('summary').text().includes('What does an audit cover?'),
    );
    expect(question).toHaveLength(1);
    expect(question.find('summary ~ *').text()).not.toBe('');
  });

  byHttp('stays out of search engines outside production', async ({ request }) => {
    const { answer, $ } = await landing(request);
    expect(answer.headers()['x-robots-tag']).toContain('noindex');
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
  });
});

test.describe('the landing page', () => {
  test('opens one service at a time and each question separately, and scrolls to the cases and to the form', async ({
    page,
  }) => {
    await page.goto(product.landingPath);
    await page.getByRole('link', { name: 'Read our show cases' }).click();
    await expect(page.getByRole('heading', { name: /Four systems that carry/ })).toBeInViewport();
    await page.getByRole('main').getByRole('link', { name: 'Contact our developers' }).click();
    await expect(page.getByRole('heading', { name: /Tell us what must/ })).toBeInViewport();
    await page.getByRole('link', { name: 'Or write to us' }).click();
    await expect(page.getByRole('heading', { name: /Tell us what must/ })).toBeInViewport();

    const services = page.locator('section', { has: page.getByRole('heading', { name: 'What we build' }) });
    const open = services.locator('details[open]');
    await expect(open).toHaveCount(1);
    await services.getByText('Audits and code review').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('Audits and code review');
    await services.getByText('Audits and code review').click();
    await expect(open).toHaveCount(0);

    const faq = page.locator('section', { has: page.getByRole('heading', { name: /Asked before/ }) });
    const before = await faq.locator('details[open]').count();
    await faq.locator('details:not([open]) summary').first().click();
    await expect(faq.locator('details[open]')).toHaveCount(before + 1);
  });
});

test('a banner with a price leads to where one’s own is worked out', async ({ page }) => {
  await page.goto('/engagement-models');
  await page.getByRole('link', { name: 'Work out your price' }).click();
  await expect(page).toHaveURL('/estimate');
});

test('never scrolls sideways between 320 and 1920 px, and has no fault that axe finds, in light and dark', async ({
  page,
}) => {
  test.slow();
  await page.goto(product.landingPath);
  await awaitFonts(page);
  // The layout changes at these widths. R13.
  const edges = [544, 768, 1024].flatMap((width) => [width - 1, width, width + 1]);
  for (const width of [320, 360, 390, ...edges, 900, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
  }
  // The gallery checks each block in light at the narrowest width and in dark at the widest; here it is the other way
  // round.
  await expectSound(page, [...light(1440), ...dark(320)]);
});

test(
  'has no fault that axe finds between the narrowest and the widest either, in light and dark',
  long,
  async ({ page }) => {
    test.slow();
    await page.goto(product.landingPath);
    await expectSound(page, [...light(768), ...dark(390, 1024)]);
  },
);

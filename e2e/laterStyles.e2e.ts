import { test as byHttp, type Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { isWhole } from './support/isWhole.ts';
import { product } from './support/product.ts';
import { type SlowSite, serveSlowly } from './support/serveSlowly.ts';
import { expect, long, test } from './support/test.ts';

const later = /\/_astro\/later\.[^/]+\.css$/;

/** Holds back the styles below the first view until the returned function is called. */
async function holdLaterStyles(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(later, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Opens the page and waits until all of its HTML has arrived and some frames were painted. Everything below the first
 * view still waits.
 */
async function openUnstyled(page: Page, path: string): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((one) => new URL(one.url()).pathname === path),
    page.waitForRequest(later),
    page.goto(path, { waitUntil: 'commit' }),
  ]);
  await answer.finished();
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
  });
}

interface TraceEvent {
  name: string;
  args?: { elementCount?: number };
}

/** Positions and styles of the elements in the first view, without closed menus. */
const looksOf = (page: Page) =>
  page
    .locator('header :is(a, button), h1, h1 + p, main > :is(section, article):first-child *')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { height, width, x, y } = element.getBoundingClientRect();
          const { backgroundColor, color, font } = getComputedStyle(element);
          return { name: element.tagName, height, width, x, y, backgroundColor, color, font };
        }),
    );

/** The same, within 1.5 px in each direction: words in drawings are as wide as whole pixels. */
const nearly = ({ height, width, x, y, ...look }: Awaited<ReturnType<typeof looksOf>>[number]) => ({
  ...look,
  ...{ height: near(height), width: near(width), x: near(x), y: near(y) },
});

const near = (px: number) => expect.closeTo(px, -0.5);

const paths = [product.landingPath, '/', '/work/tidemark', '/blog'];

for (const path of paths) {
  test(
    `the first view of ${path} waits for no styles below it, and nothing is shown without its own, narrow and wide`,
    path === product.landingPath ? {} : long,
    async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const letThrough = await holdLaterStyles(page);
        await openUnstyled(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('footer')).toBeHidden();
        const early = await looksOf(page);
        expect(early.length).toBeGreaterThan(5);

        letThrough();
        await expect(page.locator('footer')).toBeVisible();
        // The link was not in the page until the first paint.
        await expect(page.locator('head > link[rel=manifest]')).toHaveCount(1);
        await awaitFonts(page);
        // The font of labels, which loads with the styles, is as wide as its fallback except for a fraction of a pixel.
        expect(await looksOf(page), `at ${width} px`).toEqual(early.map(nearly));
      }
    },
  );
}

test('the icon has no address until the first paint, or for a second, so that no browser requests it, or another one, before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: [address: string | null, ms: number][] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof Element && target.matches('[rel=icon]'))
          seen.push([target.getAttribute('href'), performance.now()]);
    }).observe(document, { subtree: true, attributeFilter: ['href'] });
    Object.assign(window, { seen });
  });
  await page.goto(product.contactPath);
  const [seen, paintMs] = await page.evaluate(() => [
    (window as unknown as { seen: [address: string, ms: number][] }).seen,
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  ]);
  expect(seen.map(([address]) => address)).toEqual(['//', expect.stringMatching(/\/favicon\.svg$/)]);
  const [hidden = Number.NaN, shown] = seen.map(([, ms]) => ms);
  // A busy machine may paint later than that.
  expect(shown).toBeGreaterThan(Math.min(paintMs, hidden + 990));
});

test('a link to a place below the first view leads there, and reloading keeps the position', async ({ page }) => {
  await page.goto(`${product.contactPath}#contact-form`);
  const form = page.locator('#contact-form');
  await expect(form).toBeInViewport();
  await page.evaluate(() => window.scrollBy({ top: 100, behavior: 'instant' }));
  await page.reload();
  await expect(form).toBeInViewport();
});

const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Write to us' });
const contactForm = (page: Page) => page.locator('#contact-form');

test('a press on a link to a place that still waits for its styles leads there once they come', async ({ page }) => {
  const letThrough = await holdLaterStyles(page);
  await openUnstyled(page, product.landingPath);
  await headerLink(page).click();
  await expect(page).toHaveURL(/#contact-form$/);
  await expect(contactForm(page)).toBeHidden();
  letThrough();
  await expect(contactForm(page)).toBeInViewport();
});

test.describe('a place that has not arrived yet', () => {
  let slow: SlowSite;
  test.beforeEach(async () => {
    slow = await serveSlowly(product.siteUrl, (path, body) =>
      path === product.landingPath ? body.lastIndexOf('<section', body.indexOf('id="contact-form"')) : -1,
    );
  });
  test.afterEach(() => slow.end());

  test('is led to by a press on a link once it is there', async ({ page }) => {
    await page.goto(slow.url + product.landingPath, { waitUntil: 'commit' });
    await headerLink(page).click();
    await expect(page).toHaveURL(/#contact-form$/);
    await expect(contactForm(page)).not.toBeAttached();
    slow.release();
    await expect(contactForm(page)).toBeInViewport();
  });

  for (const isPressed of [true, false]) {
    const way = isPressed ? 'pressed a link to it' : 'came by its address';
    test(`leaves visitors who ${way} and then scrolled where they are`, async ({ page }) => {
      const anchor = '#contact-form';
      await page.goto(slow.url + product.landingPath + (isPressed ? '' : anchor), { waitUntil: 'commit' });
      // As much as a wheel is turned below, which turns nothing before the first paint.
      await page.waitForFunction(
        (px) => document.documentElement.scrollHeight > innerHeight + px && performance.getEntriesByType('paint')[0],
        600,
      );
      if (isPressed) await headerLink(page).click();
      await expect(page).toHaveURL(/#contact-form$/);
      await page.mouse.move(400, 400);
      await page.mouse.wheel(0, 600);
      const scrolled = () => page.evaluate(() => scrollY);
      await expect.poll(scrolled).toBe(600);
      slow.release();
      await page.waitForLoadState();
      await expect(contactForm(page)).toBeAttached();
      await expect(page).toHaveURL(/#contact-form$/);
      expect(await scrolled()).toBe(600);
    });
  }
});

test('what is far below the window waits until the page is idle, unless somebody scrolls, presses a key or a link', async ({
  page,
}) => {
  const isDrawn = () =>
    page
      .locator('main form')
      .last()
      .evaluate((form) => form.checkVisibility({ contentVisibilityAuto: true }));
  // The page is idle when the journey says so.
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(globalThis, { waiting, requestIdleCallback: (one: IdleRequestCallback) => waiting.push(one) });
  });
  const touches = {
    idle: async () => {
      await page.waitForFunction(() => Reflect.get(globalThis, 'waiting').length > 0);
      // What is shown before a frame would be styled and laid out together with what the frame shows.
      const isShownAtOnce = await page.evaluate(() => {
        const end = document.querySelector('[data-shown-end]');
        for (const one of Reflect.get(globalThis, 'waiting')) one();
        return end !== document.querySelector('[data-shown-end]');
      });
      expect(isShownAtOnce).toBe(false);
    },
    wheel: () => page.mouse.wheel(0, 100),
    key: () => page.keyboard.press('Shift'),
    link: () => headerLink(page).click(),
  };
  for (const [name, touch] of Object.entries(touches)) {
    await page.goto(product.contactPath, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('[data-shown-end=far]'), name).not.toHaveCount(0);
    // A wheel turns nothing before it.
    await page.waitForFunction(() => performance.getEntriesByType('paint')[0]);
    await expect.poll(isDrawn, name).toBe(false);
    await touch();
    await expect(page.locator('[data-shown-end]'), name).toHaveCount(0);
    expect(await isDrawn(), name).toBe(true);
    if (name === 'link') await expect(contactForm(page)).toBeInViewport();
  }
});

test(
  'parts that appear have the browser style them, and not the whole page for each',
  long,
  async ({ browser, page }) => {
    for (const path of [product.landingPath, '/', '/services', '/work/tidemark', '/blog']) {
      await browser.startTracing(page, { categories: ['devtools.timeline'] });
      await page.goto(path, { waitUntil: 'load' });
      await page.waitForFunction(isWhole);
      const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
      const styled = trace.traceEvents
        .filter(({ name }) => name === 'UpdateLayoutTree')
        .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
      const times = styled / (await page.locator('*').count());
      expect(times, path).toBeGreaterThan(0.5);
      // A style sheet or a font that comes late costs a whole page each; a part that appears must not.
      expect(times, path).toBeLessThan(6);
    }
  },
);

test('small parts appear in one frame', async ({ page }) => {
  await page.addInitScript(() => {
    const frames = { count: 0 };
    const observer = new MutationObserver(() => (frames.count += 1));
    observer.observe(document, { subtree: true, attributeFilter: ['data-shown-end'] });
    Object.assign(globalThis, { frames });
  });
  await page.goto(product.landingPath);
  await page.waitForFunction(isWhole);
  const parts = await page.locator('main > :not(script)').count();
  expect(await page.evaluate('frames.count')).toBeLessThan(parts);
});

test('a page opened in the background is complete before anybody looks at it', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }));
  await page.goto(product.contactPath);
  await expect(page.locator('footer')).toBeVisible();
});

test('the rest of the page is readable if its styles do not load', async ({ page, noise }) => {
  await page.route(later, (route) => route.abort());
  await page.goto(product.contactPath, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('footer')).toBeVisible();
  noise.errors.length = 0;
});

byHttp('the styles below the first view are kept for a year, and compressed', async ({ request }) => {
  const html = await (await request.get(product.landingPath)).text();
  const [, address = ''] = /<link rel="stylesheet" href="(\/_astro\/later\.[^"]+)">/.exec(html) ?? [];
  const answer = await request.get(address, { headers: { 'accept-encoding': 'br' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/css; charset=utf-8' });
  expect(answer.headers()['cache-control']).toContain('immutable');
});

test('drawings below the first view are loaded by reference, in the colours of their place or of the system', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.landingPath, { waitUntil: 'domcontentloaded' });
  const drawings = page.locator('main svg:visible > use');
  await expect.poll(() => drawings.count()).toBeGreaterThan(3);
  // A drawing that has not loaded has no size.
  const smallest = () =>
    drawings.evaluateAll((uses) => Math.min(...uses.map((use) => use.getBoundingClientRect().width)));
  await expect.poll(smallest).toBeGreaterThan(0);
  const ink = () => drawings.first().evaluate((use) => getComputedStyle(use).getPropertyValue('--text'));
  await expect.poll(async () => (await ink()).toLowerCase()).toBe('canvastext');
  await page.emulateMedia({ forcedColors: 'none' });
  await expect.poll(async () => (await ink()).toLowerCase()).not.toBe('canvastext');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the icon is there from the start, and the rest of a page gets its styles too', async ({ page }) => {
    await page.goto(product.contactPath);
    await expect(page.locator('head > link[rel=icon]')).toHaveAttribute('href', '/favicon.svg');
    await expect(page.locator('footer > :first-child')).toHaveCSS('display', 'grid');
  });
});

import type { Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

const paths = ['/', product.landingPath, '/solutions', '/search?q=storage'];
const otherPaths = [
  '/work',
  '/work/tidemark',
  '/search',
  '/sitemap',
  '/thank-you',
  '/privacy-policy',
  '/contacts',
  '/scholarship',
  '/blog',
  '/blockchain',
];

/** Sets the text size of the browser, in px. The default is 16. */
async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitFonts(page);
}

/** Horizontal overflow of the page in px; boxes that scroll by themselves do not count. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words broken across lines without a written hyphen. */
const findBrokenWords = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        if (node.parentElement?.closest('.visually-hidden')) continue;
        for (const word of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}$,.]+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word[0]);
        }
      }
      return broken;
    }),
  );

/** Text sizes in px, where the default is 16, with the widths at which pages are checked. */
const sizes = [
  { size: 16, widths: [320, 768, 1024, 1040] },
  { size: 32, widths: [468, 562, 768, 1024, 1040, 1280] },
];

/** Pages with a manifest, whose last column is narrowest at 1024 and 1040 px. */
const withPrices = ['/', '/solutions'];
const prices = 'main li > p:last-child:has(.visually-hidden)';

for (const some of [paths, otherPaths]) {
  test(
    `with text of the usual size and of 200 % nothing scrolls sideways, and no title or price is broken within a word, on ${some.join(', ')}`,
    some === paths ? {} : long,
    async ({ page }) => {
      test.slow();
      for (const path of some) {
        await setTextSize(page, 16);
        await open(page, path);
        if (withPrices.includes(path)) await expect(page.locator(prices).first()).toContainText('From: $');
        for (const { size, widths } of sizes) {
          await setTextSize(page, size);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            const where = `${path} at ${width} px, in text of ${size} px`;
            expect(await overflowOf(page), where).toBeLessThanOrEqual(0);
            expect(await findBrokenWords(page, 'h1, main h2'), where).toEqual([]);
            if (size === 16 && width >= 1024) expect(await findBrokenWords(page, prices), where).toEqual([]);
          }
        }
      }
    },
  );
}

test('on a phone with text of 200 % journeys, faces, figures and a calendar fit between its edges', async ({
  page,
}) => {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/careers', '/team', '/work/causeway', '/book']) {
    await open(page, path);
    if (path === '/book') await expect(page.getByRole('table').getByRole('button').first()).toBeVisible();
    expect(await overflowOf(page), path).toBeLessThanOrEqual(0);
  }
});

test('between a phone and a tablet a drawing on the line is shown whole, with its ground running on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await open(page, '/services/settlement');
  // Cut to the shape of its box, it would lose its first and its last account.
  await expect(page.getByRole('img', { name: /clamped into one transaction/ })).toHaveCSS('object-fit', 'fill');
});

test('the full stop of the home page stays next to its last word where the line wraps', async ({ page }) => {
  await setTextSize(page, 32);
  await page.setViewportSize({ width: 390, height: 900 });
  await open(page, '/');
  const distance = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const last = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    let text: Node | undefined;
    while (last.nextNode()) if (last.currentNode.nodeValue?.trim()) text = last.currentNode;
    const square = text?.parentElement?.querySelector('span:empty')?.getBoundingClientRect();
    const range = document.createRange();
    if (!text || !square) return undefined;
    range.selectNodeContents(text);
    const word = range.getBoundingClientRect();
    return { beside: square.left - word.right, below: square.top - word.bottom };
  });
  expect(distance?.beside).toBeGreaterThanOrEqual(0);
  expect(distance?.beside).toBeLessThan(20);
  expect(distance?.below).toBeLessThan(0);
});

test('the posts of a journey stay within a phone, with the text spacing of WCAG 1.4.12', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/scholarship');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.getByRole('heading', { name: 'Answers' })).toHaveCSS('line-height', /px/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the bill stays next to the quote form until that ends, and the landing page is printed black on white, whatever its grounds', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(product.landingPath);
  const cost = page.getByRole('region', { name: /^Starting at/ });
  await cost.getByRole('button', { name: /quote/ }).scrollIntoViewIfNeeded();
  await expect(cost.getByRole('table')).toBeInViewport({ ratio: 1 });

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const faults = await page.locator('[data-ground]').evaluateAll((grounds) =>
    grounds.flatMap((ground) => {
      const { backgroundColor, color } = getComputedStyle(ground);
      const isInk = ['rgb(0, 0, 0)', 'rgb(68, 68, 68)'].includes(color);
      const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && isInk;
      return isBare ? [] : [`${ground.className}: ${color} on ${backgroundColor}`];
    }),
  );
  expect(faults).toEqual([]);
  const strokes = await page
    .locator('main svg line, main svg path')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  expect(strokes).not.toContain('rgb(244, 238, 223)');
});

test('forced colours mark only one tab of the search', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/search?q=flow');
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link');
  const [current, ...others] = await tabs.evaluateAll((all) =>
    all.map((tab) => getComputedStyle(tab).borderBottomColor),
  );
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(others).toHaveLength(4);
  expect(new Set(others)).toEqual(new Set([ground]));
  expect(current).not.toBe(ground);
});

/** One hero of each kind with a line. */
const heroes = ['/services/cadence-audit', '/services/migration-from-evm', '/services/settlement', '/about-us'];

test('the drawing of a hero is on one line from edge to edge, and the words are above it', long, async ({ page }) => {
  for (const path of heroes) {
    await open(page, path);
    const hero = page.locator('main section').first();
    for (const width of [390, 768, 1440, 1920]) {
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        // A picture without an edge is larger than its place, which is that of the empty drawing before it.
        const open = hero.locator('svg + span > img');
        const isOpen = (await open.count()) > 0;
        const shown = isOpen ? hero.locator('svg:has(+ span > img)') : hero.locator('svg:visible, img:visible').last();
        const drawing = await shown.boundingBox();
        const words = await hero.locator('p').last().boundingBox();
        const actions = await hero.getByRole('link').last().boundingBox();
        const whole = await hero.boundingBox();
        if (!drawing || !words || !actions || !whole) throw new Error('The page has no hero.');
        expect(drawing.y + drawing.height, 'the drawing ends with the hero').toBeCloseTo(whole.y + whole.height, 0);
        const box = isOpen ? await open.boundingBox() : drawing;
        if (!box) throw new Error('The hero shows no drawing.');
        expect(box.x, 'it runs out at the left').toBeLessThanOrEqual(0);
        expect(box.x + box.width, 'it runs out at the right').toBeGreaterThanOrEqual(width);
        if (!isOpen) return;
        // The higher of the two lines is that of the audit.
        const line = drawing.y + drawing.height * (272 / 360);
        expect(actions.y + actions.height, 'words stand above the line').toBeLessThan(line);
      });
    }
  }
});

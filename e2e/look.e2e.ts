/** Differences from the design that were once found and fixed, tested so that they stay fixed (docs/design.md). */
import type { Locator, Page } from '@playwright/test';
import { awaitFonts } from './support/awaitFonts.ts';
import { findLabels } from './support/findLabels.ts';
import { product } from './support/product.ts';
import { expect, long, test } from './support/test.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awaitFonts(page);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Nobody sees ${part}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** One page for each place that scales a drawing with words; the first has most of them. */
const drawn = [product.landingPath];
const alsoDrawn = [
  '/',
  '/services',
  '/services/accounts-and-keys',
  '/services/settlement',
  '/industries/fintech-banking',
  '/work/causeway',
  '/about-us',
  '/blog',
];

/** The ends of each layout: between two of them a picture grows evenly. */
const ends = [320, 700, 768, 1024, 1440, 1920];

for (const paths of [drawn, alsoDrawn]) {
  test(
    `words in drawings are 13 to 14 px at any size of the picture, on ${paths.join(', ')}`,
    paths === drawn ? {} : long,
    async ({ page }) => {
      test.slow();
      let all = 0;
      for (const path of paths) {
        await open(page, path);
        for (const width of ends) {
          await page.setViewportSize({ width, height: 900 });
          const labels = await page.evaluate(findLabels);
          all += labels.length;
          const wrong = labels.filter(({ size }) => size < 12.8 || size > 14.6);
          expect(wrong, `${path} at ${width} px`).toEqual([]);
        }
      }
      expect(all, 'words are found at all').toBeGreaterThan(50);
    },
  );
}

test('the picture of an offer on ink fills its half of an article, without a box', async ({ page }) => {
  await open(page, '/blockchain/what-an-account-pays-for-when-it-stores-a-thing');
  const offer = page.getByRole('article').locator('section[data-ground="ink"]:has(img)').first();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await offer.scrollIntoViewIfNeeded();
    const whole = await boxOf(offer);
    const picture = await boxOf(offer.locator('img'));
    expect(picture.x, `begins with the panel at ${width} px`).toBeCloseTo(whole.x, 0);
    expect(picture.y).toBeCloseTo(whole.y, 0);
    if (width === 1440) expect(picture.bottom, 'and ends with it').toBeCloseTo(whole.bottom, 0);
    else expect(picture.right, 'from edge to edge').toBeCloseTo(whole.right, 0);
    const edges = await offer.locator('img').evaluate((image) => getComputedStyle(image).borderWidth);
    expect(edges).toBe('0px');
  }
});

/** The baseline of an element's first line, in px from the top of the page. */
const baselineOf = (part: Locator) =>
  part.evaluate((element) => {
    const foot = document.createElement('span');
    foot.style.display = 'inline-block';
    element.prepend(foot);
    const { bottom } = foot.getBoundingClientRect();
    foot.remove();
    return bottom;
  });

test('month and day of a booking are on the baseline of its heading, and its steps are in one row on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/book');
  const main = page.getByRole('main');
  await expect(main.getByRole('table')).toBeVisible();
  const heading = await baselineOf(main.getByRole('heading', { level: 1 }));
  const [month, day] = await main.getByRole('heading', { level: 2 }).all();
  if (!month || !day) throw new Error('The page has no month or no day.');
  expect(await baselineOf(month)).toBeCloseTo(heading, 0);
  expect(await baselineOf(day)).toBeCloseTo(heading, 0);

  await page.setViewportSize({ width: 320, height: 800 });
  const steps = await main
    .getByRole('listitem')
    .filter({ hasText: /^[123] / })
    .all();
  expect(steps).toHaveLength(3);
  const boxes = await Promise.all(steps.map(boxOf));
  for (const [index, box] of boxes.entries()) {
    const next = boxes[index + 1];
    if (next) expect(next.x, `step ${index + 2} begins after the one before`).toBeGreaterThanOrEqual(box.right);
    expect(box.right).toBeLessThanOrEqual(320);
  }
});

/** Number of lines in which a title is set. */
const linesOf = (title: Locator) =>
  title.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top));
    return new Set(tops).size;
  });

test('pictures of a slide are as high as its panel, and titles that fit on one line of a tablet are on one line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, product.landingPath);
  const pictures = page.getByRole('region', { name: /Domains we know/ }).locator('img');
  await pictures.first().scrollIntoViewIfNeeded();
  const heights = await pictures.evaluateAll((all) =>
    all.map((picture) => {
      const { clientHeight } = picture;
      let panel = picture.parentElement;
      while (panel && !panel.querySelector('h3')) panel = panel.parentElement;
      return { missing: (panel?.clientHeight ?? 0) - clientHeight, of: picture.getAttribute('src') };
    }),
  );
  expect(heights.length).toBeGreaterThan(3);
  expect(heights.filter(({ missing }) => Math.abs(missing) > 1)).toEqual([]);

  await page.setViewportSize({ width: 768, height: 1024 });
  for (const name of ['What we build', 'What you gain, in the order you gain it', 'Tools we would choose again']) {
    expect(await linesOf(page.getByRole('heading', { level: 2, name })), name).toBe(1);
  }
});

test('the strokes of a tally fill the width of a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, '/');
  const years = page.getByRole('listitem').filter({ hasText: /^20\d\d: \d+$/ });
  const strokes = await years
    .locator('svg')
    .evaluateAll((all) => all.map((stroke) => stroke.getBoundingClientRect().right));
  expect(Math.max(...strokes)).toBeGreaterThan(0.6 * 768);
});

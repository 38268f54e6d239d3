/**
 * Pictures of blocks and pages, compared with those in `e2e/pictures`. `npm run pictures` takes new ones.
 *
 * All of them are in the gallery. It renders examples from the code, in the colours of the design and on a fixed day,
 * so neither the demo nor a journey that changes its settings changes a picture. Blocks that show the current time, or
 * a field that each browser draws differently, have no picture.
 *
 * Drawings of the demo are masked, because their words are set in the fonts of the machine. Everything else is set in
 * the fonts of the site.
 */
import { join } from 'node:path';
import { drawsPictures } from './support/product.ts';
import { expect, long, test } from './support/test.ts';
import { untilDrawn } from './support/untilDrawn.ts';

const blocks = ['cost', 'faq', 'feature_grid', 'links_grid', 'numbers', 'reviews', 'stack', 'steps'];
const firstViews = ['article-plain', 'site-header', 'site-list'];

const pictures = [
  ...blocks.map((name) => ({ name, part: '#example-0' })),
  ...firstViews.map((name) => ({ name, part: undefined })),
  // Down to the footer, which all pages share.
  { name: 'site-not-found', part: 'body' },
];
/** The resize handle of a text field moves by a pixel from one version of the browser to the next. */
const stylePath = join(import.meta.dirname, 'support/pictures.css');
/** Both ends of the widths, each in one colour scheme: what is dark has the same layout. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1440, colorScheme: 'dark' },
] as const;

test.skip(!drawsPictures, "The pictures are those of Debian's chromium-headless-shell");

// The gallery has the policy of the site, which refuses the style with which Playwright stops animations.
test.use({ bypassCSP: true });

/** Pictures taken in one page, in sequence: opening a new page costs a browser more than another visit. */
const atATime = 4;

for (let first = 0; first < pictures.length; first += atATime) {
  const some = pictures.slice(first, first + atATime);
  const names = some.map(({ name }) => name).join(', ');
  // The parts of every page come last.
  const details = first + atATime < pictures.length ? long : {};
  test(`all look as in their pictures, narrow in light and wide in dark: ${names}`, details, async ({ page }) => {
    // A picture that differs is taken again until two in a row are the same.
    test.slow();
    // A picture without an edge is larger than its place.
    const mask = [page.locator('img[src^="/gallery/picture/"]:not(svg + span > img), span:has(> svg + span > img)')];
    for (const { name, part } of some) {
      await test.step(name, async () => {
        await page.goto(`/gallery/${name}`);
        for (const { colorScheme, width } of looks) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          expect(await untilDrawn(page), 'pictures that did not load').toEqual([]);
          const shown = part ? page.locator(part) : page;
          await expect.soft(shown).toHaveScreenshot(`${name}-${width}-${colorScheme}.png`, { mask, stylePath });
        }
      });
    }
  });
}

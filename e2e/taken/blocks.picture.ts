/**
 * The small pictures with which editors choose blocks, from the first example of each in the gallery of `npm run dev`:
 * `npm run picture-blocks`, or of one `npm run picture-blocks -- --grep hero`.
 */
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { articleExamples, examples } from '../../registry/examples.ts';
import { ownBlocks } from '../../registry/schemas.ts';
import { keep, toWebp } from './keep.ts';

/** Width of the window in px: as narrow as a page can be without its layout for small screens. */
const windowWidth = 1040;
/** In px. Three to two, as in the drawer, and sharp on dense screens. */
const picture = { width: 360, height: 240 };
/** Space in px around a block that is lower than its picture, if the page has that much. */
const air = 24;
const maxBytes = 7 * 1024;

test.use({ viewport: { width: windowWidth, height: 800 } });

for (const name of [...Object.keys(examples), ...Object.keys(articleExamples).map((layout) => `article/${layout}`)]) {
  test(name, async ({ page }) => {
    const own = ownBlocks[name.replace('article/', '')];
    const response = await page.goto(`/gallery/${name}`, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(200);
    const small = sharp(await takeFirstExample(page)).resize({ ...picture, fit: 'cover', position: 'top' });
    const bytes = await toWebp(small, maxBytes, { smartSubsample: true });
    keep(own ? `${own.files}.webp` : `server/public/blocks/${name}.webp`, bytes);
  });
}

/** Returns the upper part of the first example, in the shape of the picture. */
async function takeFirstExample(page: Page): Promise<Buffer> {
  const box = await page.evaluate(showFirstAlone, windowWidth);
  const width = Math.min(Math.max(box.width + 2 * air, 480), windowWidth);
  const height = (width * picture.height) / picture.width;
  const x = Math.min(Math.max(box.x + box.width / 2 - width / 2, 0), windowWidth - width);
  // A low block is centred; a high one begins at its top.
  const y = box.height < height ? box.y - (height - box.height) / 2 : box.y;
  return page.screenshot({ clip: { x, y, width, height }, fullPage: true, animations: 'disabled' });
}

/** Hides all but the first example, adds space above it, and returns its position on the page. Runs in the browser. */
function showFirstAlone(room: number): Pick<DOMRect, 'x' | 'y' | 'width' | 'height'> {
  const main = document.querySelector('main');
  const inArticle = [...(main?.querySelectorAll<HTMLElement>('[data-layout]') ?? [])];
  const parts =
    inArticle.length > 0 ? inArticle : [...(main?.querySelectorAll<HTMLElement>(':scope > :not(h1)') ?? [])];
  const isSecond = (part: Element) => part.id === 'example-1' || part.querySelector('#example-1') !== null;
  const second = inArticle.length > 0 ? 1 : parts.findIndex(isSecond);
  const first = second < 0 ? parts : parts.slice(0, second);
  for (const part of parts) if (!first.includes(part)) part.style.setProperty('visibility', 'hidden');
  main?.style.setProperty('padding-block', `${room}px`);
  // Parts that wake in the browser are in an element without a box.
  const boxes = first
    .flatMap((part) => [part, ...part.children])
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const [x, y] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ top }) => top))];
  const width = Math.max(...boxes.map(({ right }) => right)) - x;
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y;
  return { x, y: y + scrollY, width, height };
}

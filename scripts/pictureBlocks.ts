/**
 * Takes the small pictures with which editors choose blocks, from the first example of each:
 *
 *   npm run picture-blocks                               all, from the gallery of `npm run dev`
 *   npm run picture-blocks -- hero article/quote         only these
 *   npm run picture-blocks -- --at http://localhost:3100 from another gallery
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp, { type Sharp, type WebpOptions } from 'sharp';
import { launchOptionsFor } from '../e2e/support/product.ts';
import { articleExamples, examples } from '../registry/examples.ts';
import { ownBlocks } from '../registry/schemas.ts';

const root = join(import.meta.dirname, '..');

/** Width of the window in px: as narrow as a page can be without its layout for small screens. */
const windowWidth = 1040;
/** In px. Three to two, as in the drawer, and sharp on dense screens. */
const picture = { width: 360, height: 240 };
/** Space in px around a block that is lower than its picture, if the page has that much. */
const air = 24;
const maxBytes = 7 * 1024;

if (import.meta.main) await pictureBlocks();

async function pictureBlocks(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { at: { type: 'string', default: 'http://localhost:3000' } },
  });
  const all = [...Object.keys(examples), ...Object.keys(articleExamples).map((layout) => `article/${layout}`)];
  const unknown = positionals.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`The gallery has no ${unknown.join(', ')}`);
  await using browser = await chromium.launch(launchOptionsFor());
  const page = await browser.newPage({
    viewport: { width: windowWidth, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  for (const name of positionals.length > 0 ? positionals : all) {
    const own = ownBlocks[name.replace('article/', '')];
    await open(page, `${values.at}/gallery/${name}`, 'Run npm run dev beside this, or say --at ADDRESS');
    const small = sharp(await takeFirstExample(page)).resize({ ...picture, fit: 'cover', position: 'top' });
    const bytes = await toWebp(small, maxBytes, { smartSubsample: true });
    keep(own ? `${own.files}.webp` : `server/public/blocks/${name}.webp`, bytes);
  }
}

/** Opens a page, and throws with the advice where it is not there. `mayBeMissing`: the page of a missing address will do. */
export async function open(page: Page, address: string, advice: string, mayBeMissing = false): Promise<void> {
  const response = await page.goto(address, { waitUntil: 'networkidle' }).catch(() => undefined);
  if (!(mayBeMissing ? response : response?.ok())) throw new Error(`${address} does not answer. ${advice}`);
}

/** Writes a picture to a file, given by its path from the root, and says how large it is. */
export function keep(file: string, bytes: Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(5)} KB  ${file}`);
}

/** The best WebP of a picture that has at most so many bytes. */
export async function toWebp(picture: Sharp, maxBytes: number, options: WebpOptions = {}): Promise<Buffer> {
  for (let quality = 80; quality >= 10; quality -= 10) {
    const bytes = await picture
      .clone()
      .webp({ quality, effort: 6, ...options })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A picture stays above ${maxBytes} bytes`);
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

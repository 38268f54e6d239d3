/**
 * Takes the pictures in documents from a running `npm start` (PORT, ADMIN_PORT, DATA_DIR):
 *
 *   npm run picture-pages                 those of docs/marks.md and of the README
 *   npm run picture-pages -- home search  only these of docs/marks.md
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptionsFor } from '../e2e/support/product.ts';
import { loadPictures, type PicturedPage, picturedPages, toWebp } from './picturedPages.ts';
import { readProductSettings } from './processes.ts';

const root = join(import.meta.dirname, '..');
const { adminPort, dataDirectory, port } = readProductSettings('data');
const site = `http://localhost:${port}`;

/** Views from the top of the page in px, side by side in one picture: light, dark, and on a phone. */
const views = [
  { colorScheme: 'light', width: 1440, height: 1800 },
  { colorScheme: 'dark', width: 1440, height: 1800 },
  { colorScheme: 'light', width: 390, height: 1170 },
] as const;
/** In px. */
const shown = { height: 450, gap: 12 };
const maxBytes = 22 * 1024;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in picturedPages));
if (unknown.length > 0) throw new Error(`No page is called ${unknown.join(', ')}: see scripts/picturedPages.ts`);

const browser = await chromium.launch(launchOptionsFor());
try {
  mkdirSync(join(root, 'docs', 'marks'), { recursive: true });
  for (const [name, pictured] of Object.entries(picturedPages)) {
    if (asked.length === 0 || asked.includes(name)) write(`marks/${name}.webp`, await picturePage(pictured));
  }
  if (asked.length === 0) {
    write('landing-1440.png', await toPng(await pictureLanding()));
    const address = `http://localhost:${adminPort}`;
    write('admin-1440.png', await toPng(await pictureAdmin(browser, { address, dataDirectory })));
  }
} finally {
  await browser.close();
}

function write(name: string, bytes: Buffer): void {
  writeFileSync(join(root, 'docs', name), bytes);
  console.log(`${(bytes.length / 1024).toFixed(1).padStart(5)} KB  docs/${name}`);
}

async function picturePage(pictured: PicturedPage): Promise<Buffer> {
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let left = 0;
  for (const view of views) {
    const width = Math.round((view.width * shown.height) / view.height);
    const input = await sharp(await pictureView(pictured, view))
      .resize({ width, height: shown.height })
      .toBuffer();
    parts.push({ input, left, top: 0 });
    left += width + shown.gap;
  }
  const size = { width: left - shown.gap, height: shown.height, channels: 3, background: '#808080' } as const;
  return toWebp(sharp({ create: size }).composite(parts), maxBytes);
}

async function pictureView({ path, reach }: PicturedPage, view: (typeof views)[number]): Promise<Buffer> {
  const { colorScheme, height, width } = view;
  // Whatever opens over the page fills the window, so the window is as high as the picture; for a plain page it is as
  // high as a screen.
  const viewport = { width, height: reach ? height : 900 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await open(page, path);
  if (reach) await reach(page);
  else await loadPictures(page);
  const clip = reach ? {} : { clip: { x: 0, y: 0, width, height }, fullPage: true };
  const bytes = await page.screenshot({ ...clip, animations: 'disabled' });
  await page.close();
  return bytes;
}

async function pictureLanding(): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await open(page, picturedPages.landing?.path ?? '/');
  return page.screenshot({ animations: 'disabled' });
}

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(site + path, { waitUntil: 'networkidle' }).catch(() => undefined);
  if (!response) throw new Error(`${site} does not answer. Run npm start beside this, or say its PORT`);
}

function toPng(screenshot: Buffer): Promise<Buffer> {
  return sharp(screenshot).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** Takes a picture of the home page's form next to its preview, as on a first sign-in. */
async function pictureAdmin(
  browser: Browser,
  { address, dataDirectory }: { address: string; dataDirectory: string },
): Promise<Buffer> {
  const [email = '', password = ''] = readFileSync(join(dataDirectory, 'first-sign-in.txt'), 'utf8').split('\n');
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${address}/admin/login`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  await page.goto(`${address}/admin/collections/pages?search=Home`, { waitUntil: 'networkidle' });
  await page.locator('table').getByRole('link', { name: 'Home', exact: true }).click();
  await page.locator('#live-preview-toggler').waitFor();
  // The admin remembers for each editor whether the preview was open.
  const preview = page.locator('#live-preview-iframe');
  if ((await preview.count()) === 0) await page.locator('#live-preview-toggler').click();
  await preview.contentFrame().getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.screenshot({ animations: 'disabled' });
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@frontage/server/http/plainPage.ts';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { launchOptionsFor } from '../../e2e/support/product.ts';
import { untilDrawn } from '../../e2e/support/untilDrawn.ts';

/** Pages that are pictured: the first few of each folder of the site, so that each kind is among them. */
const most = { ofFolder: 4, ofAll: 40 };
/** In px. */
const viewport = { width: 1440, height: 900 };
/** Letters may differ by a shade; a picture differs where more pixels than these do. */
const unseen = { shade: 32, pixels: 20 };

/** Paths of pages in the site map of a running site. */
export async function listPages(site: string): Promise<string[]> {
  const paths: string[] = [];
  for (const map of await readLocations(`${site}/sitemap.xml`)) {
    const places = /\.xml$/.test(map) ? await readLocations(map) : [map];
    paths.push(...places.map((place) => new URL(place).pathname));
  }
  const folders = Object.groupBy(paths, (path) => path.split('/')[1] ?? '');
  const single = Object.values(folders).filter((ones) => ones?.length === 1);
  const several = Object.values(folders).filter((ones) => (ones?.length ?? 0) > 1);
  return [...single, ...several].flatMap((ones) => ones?.slice(0, most.ofFolder) ?? []).slice(0, most.ofAll);
}

async function readLocations(address: string): Promise<string[]> {
  const text = await (await fetch(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place.replaceAll('&amp;', '&'));
}

const fileOf = (path: string): string => `${path.replace(/^\/|\/$/g, '').replaceAll('/', '--') || 'home'}.png`;

/** Writes a picture of each page into the folder, whole, as somebody who wants no motion sees it. */
export async function takePictures(site: string, paths: readonly string[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(launchOptionsFor());
  try {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const path of paths) {
      await page.goto(site + path, { waitUntil: 'networkidle' });
      await untilDrawn(page);
      // As PNG: a long page is higher than a WebP may be.
      await page.screenshot({ path: join(folder, fileOf(path)), fullPage: true, animations: 'disabled' });
    }
  } finally {
    await browser.close();
  }
}

/** Compares `before/` with `after/`, and writes a page that shows both side by side, those that differ first. */
export async function comparePictures(folder: string, paths: readonly string[]) {
  const rows: { path: string; differs: boolean }[] = [];
  for (const path of paths) {
    const [before, after] = await Promise.all(
      ['before', 'after'].map((side) => readPixels(join(folder, side, fileOf(path)))),
    );
    rows.push({ path, differs: !before || !after || differ(before, after) });
  }
  rows.sort((a, b) => Number(b.differs) - Number(a.differs));
  const report = join(folder, 'index.html');
  writeFileSync(report, drawReport(rows));
  return { changed: rows.filter(({ differs }) => differs).length, report };
}

const readPixels = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

type Pixels = Awaited<ReturnType<typeof readPixels>>;

function differ(before: Pixels, after: Pixels): boolean {
  if (before.info.height !== after.info.height || before.info.width !== after.info.width) return true;
  let found = 0;
  for (let at = 0; at < before.data.length && found <= unseen.pixels * 3; at += 1) {
    if (Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) > unseen.shade) found += 1;
  }
  return found > unseen.pixels * 3;
}

function drawReport(rows: readonly { path: string; differs: boolean }[]): string {
  const pairs = rows.map(({ path, differs }) => {
    const sides = ['before', 'after'].map(
      (side) =>
        `<a href="${side}/${fileOf(path)}"><img loading="lazy" alt="${side}" src="${side}/${fileOf(path)}"></a>`,
    );
    return `<section><h2>${escapeHtml(path)}${differs ? '' : ' <small>looks the same</small>'}</h2>${sides.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Before and after</title>
<style>body{font:16px system-ui;margin:2rem}section{display:grid;grid-template-columns:1fr 1fr;gap:1rem}h2{grid-column:1/-1}img{width:100%}</style>
<h1>Before (left) and after</h1>${pairs.join('\n')}</html>
`;
}

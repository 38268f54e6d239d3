/** Every page that searchers find, in the engines of other browsers: `npm run test:long`. Pictures go to .cache/engines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSitemapPaths } from './support/crawl.ts';
import type { Engine } from './support/engines/engine.ts';
import { startFirefox } from './support/engines/firefox.ts';
import { startWebKit } from './support/engines/webKit.ts';
import { findLabels } from './support/findLabels.ts';
import { isWhole } from './support/isWhole.ts';
import { type OwnProduct, serveOwnProduct } from './support/ownProduct.ts';

const folder = join(import.meta.dirname, '..', '.cache', 'engines');
/** In px; below some 450 WebKitGTK has no window. As high as the pictures are to be. */
const windows = [
  { width: 1440, height: 2600 },
  { width: 500, height: 2600 },
];

let product: OwnProduct | undefined;
beforeAll(async () => {
  product = await serveOwnProduct('demo');
});
afterAll(() => product?.end());

for (const [name, start] of Object.entries({ WebKit: startWebKit, Firefox: startFirefox })) {
  it(`no page in ${name} is wider than the window, or has words in a drawing that cannot be read`, async () => {
    if (!product) throw new Error('Nothing was started');
    const { siteUrl } = product;
    const paths = await readSitemapPaths(siteUrl);
    const faults: string[] = [];
    let engine = await start();
    try {
      for (const path of paths) {
        const look = async () => faults.push(...(await lookAt(engine, siteUrl, path, name)));
        // A driver that answers nothing more is no fault of the page, which a new one is asked for.
        await look().catch(async () => {
          await engine.end();
          engine = await start();
          await look();
        });
      }
    } finally {
      await engine.end();
    }
    expect(faults).toEqual([]);
  }, 3_600_000);
}

/** Keeps a picture of a page in each window. Returns what is wrong there. */
async function lookAt(engine: Engine, siteUrl: string, path: string, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, { width, height }] of windows.entries()) {
    await engine.resize(width, height);
    await expect.poll(() => engine.run(() => innerWidth)).toBe(width);
    // Opened in the wide window, which is then narrowed.
    if (index === 0) await engine.open(siteUrl + path);
    await expect.poll(() => engine.run(isWhole)).toBe(true);
    const overflow = await engine.run(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) faults.push(`${path} at ${width} px: ${overflow} px too wide`);
    for (const { of, size } of await engine.run(findLabels)) {
      if (size < 11 || size > 18) faults.push(`${path} at ${width} px: words of ${size} px in ${of}`);
    }
    const file = join(folder, name, String(width), `${path.slice(1).replaceAll('/', '_') || 'home'}.png`);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, await engine.picture());
  }
  return faults;
}

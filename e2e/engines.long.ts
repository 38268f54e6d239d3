/** Every page that searchers find, in the engines of other browsers: `npm run test:long`. Pictures go to .cache/engines. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSitemapPaths } from './support/crawl.ts';
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
    const engine = await start();
    const faults: string[] = [];
    try {
      for (const path of await readSitemapPaths(siteUrl)) {
        await engine.open(siteUrl + path);
        await expect.poll(() => engine.run(isWhole)).toBe(true);
        for (const { width, height } of windows) {
          await engine.resize(width, height);
          await expect.poll(() => engine.run(() => innerWidth)).toBe(width);
          const overflow = await engine.run(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) faults.push(`${path} at ${width} px: ${overflow} px too wide`);
          for (const { of, size } of await engine.run(findLabels)) {
            if (size < 11 || size > 18) faults.push(`${path} at ${width} px: words of ${size} px in ${of}`);
          }
          const file = join(folder, name, String(width), `${path.slice(1).replaceAll('/', '_') || 'home'}.png`);
          mkdirSync(join(file, '..'), { recursive: true });
          writeFileSync(file, await engine.picture());
        }
      }
    } finally {
      await engine.end();
    }
    expect(faults).toEqual([]);
  }, 3_600_000);
}

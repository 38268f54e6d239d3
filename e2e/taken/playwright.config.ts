import { defineConfig } from '@playwright/test';
import { launchOptionsFor } from '../support/product.ts';

/** Where `npm run update-core` keeps what it compares. */
const folder = process.env.PICTURES ?? '../../.cache/pictures';

/** Pictures for people, of a product that runs: of documents, of the drawer of blocks, and of two versions to compare. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.picture.ts',
  outputDir: `${folder}/after`,
  snapshotPathTemplate: `${folder}/before/{arg}{ext}`,
  timeout: 120_000,
  reporter: [
    ['list'],
    ...(process.env.PICTURES ? [['html', { outputFolder: `${folder}/report`, open: 'never' }] as const] : []),
  ],
  // Letters may differ by a shade.
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 20, animations: 'disabled' } },
  use: {
    baseURL: process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    // The policy of the site refuses the style with which Playwright stops animations.
    bypassCSP: true,
    launchOptions: launchOptionsFor(),
  },
});

import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptionsFor, product } from './support/product.ts';

/**
 * Journeys that take longest by the clock: with products, workers or browsers of their own, or waiting for a clock. At the end
 * they would keep the other workers waiting.
 */
const longOnes = [
  ...['everyPage.e2e.ts', 'typed-kept.e2e.ts', 'proxy.e2e.ts', 'engines.e2e.ts', 'preview.e2e.ts', 'blocks.e2e.ts'],
  ...['richText.e2e.ts', 'refused-publish.e2e.ts', 'settings.e2e.ts', 'inbox.e2e.ts', 'autofill.e2e.ts'],
];

export default defineConfig({
  projects: [
    { name: 'begun first', testMatch: longOnes },
    { name: 'begun after them', testIgnore: longOnes },
  ],
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/beforeAll.ts',
  outputDir: '../.cache/e2e-results',
  // One set for every machine: the path names neither the platform nor the browser.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // A journey spends two fifths of its time waiting for the host, a clock or a frame. With four browsers on two cores 2 %
  // of the cores' time is idle; five leave none, and take as long.
  workers: Math.max(4, availableParallelism() * 2),
  // Only meant to stop a journey that hangs, so it is set once for all journeys. A slow machine answers late, but it
  // does answer, and a long timeout costs nothing when the answer is fast.
  timeout: 600_000,
  expect: {
    timeout: 120_000,
    // Edges of letters may be a shade lighter in another version of the browser. The smallest icon has 14 pixels.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 10 },
  },
  reporter: [['list'], ['junit', { outputFile: '../.cache/e2e-results.xml' }]],
  use: {
    ...devices['Desktop Chrome'],
    // The admin opens previews from 1280 px on: a second page for each form, which few journeys look at.
    viewport: { width: 1264, height: 720 },
    baseURL: product.siteUrl,
    // Visitors who prefer reduced motion: drawing animations takes a tenth of a browser's time. Journeys that check
    // motion, and those of the contact form, turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // An element that has not appeared by then will not appear: a wrong label should not cost a minute.
    actionTimeout: 30_000,
    launchOptions: launchOptionsFor(),
  },
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning e2e/serveProduct.ts`,
    cwd: '..',
    url: `${product.adminUrl}/admin/login`,
    timeout: 480_000,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});

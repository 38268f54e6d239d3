import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { launchOptionsFor, product } from './support/product.ts';

/**
 * Journeys that take longest by the clock: with products or browsers of their own, or waiting for a clock. At the end
 * they would keep the other workers waiting.
 */
const longOnes = ['proxy.e2e.ts', 'autofill.e2e.ts', 'history.e2e.ts', 'typed-kept.e2e.ts'];

export default defineConfig({
  projects: [
    { name: 'begun first', testMatch: longOnes },
    { name: 'begun after them', testIgnore: longOnes },
  ],
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/beforeAll.ts',
  outputDir: '../.cache/e2e-results',
  // One set for every machine: without its name, nor that of the browser.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // Twice as many as cores: a journey waits for two fifths of its time, for the host, a clock or a frame. By reckoning
  // a tenth of the cores' time is left then, and a fifth with half as many more than cores.
  workers: Math.max(4, availableParallelism() * 2),
  // For what hangs alone, so it is here once for all journeys. What comes late on a busy machine comes all the same,
  // and to wait longer costs nothing where it is there at once.
  timeout: 600_000,
  expect: {
    timeout: 120_000,
    // Edges of letters may be a shade lighter in another version of the browser. The smallest icon has 14 pixels.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 10 },
  },
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-results.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: product.siteUrl,
    // Visitors who asked for less motion: to draw what glides takes a browser a tenth of its time. Journeys that
    // look at motion, and those of the contact form, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // What is not there by then does not come: a wrong label should not cost a minute.
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
    reuseExistingServer: process.env.REUSE_PRODUCT === '1',
  },
});

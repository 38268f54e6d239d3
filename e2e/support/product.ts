import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The product as the journeys run it: own ports and own data, so that a running `npm start` is left alone. */
export const product = {
  siteUrl: 'http://localhost:3100',
  adminUrl: 'http://localhost:3101',
  dataDirectory: join(root, '.cache', 'e2e-data'),
  landingPath: '/services/flow-blockchain-development-company',
} as const;

/** What the processes of the product take from the environment in a test run. */
export const productVariables = {
  PORT: '3100',
  ADMIN_PORT: '3101',
  DATA_DIR: product.dataDirectory,
  SITE_URL: product.siteUrl,
  // The gallery shows every example of every block under the same headers as the pages.
  GALLERY: '1',
};

/** The browser that scripts/browser.mjs found, or the one at its usual place. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path));

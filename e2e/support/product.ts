import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const port = Number(process.env.E2E_PORT ?? 3100);

/** The product as the journeys run it: own ports and own data, so that a running `npm start` is left alone; `E2E_PORT` moves them. */
export const product = {
  siteUrl: `http://localhost:${port}`,
  adminUrl: `http://localhost:${port + 1}`,
  dataDirectory: join(root, '.cache', 'e2e-data'),
  landingPath: '/services/flow-blockchain-development-company',
  /** The contact form on a page of less than half as many elements: where the form is what is looked at. */
  contactPath: '/services/digital-identity',
  /** The form of a quote and the one over the window, on a page of half as many elements. */
  quotePath: '/services/canton-network-development-company',
} as const;

/** What the processes of the product take from the environment in a test run. */
export const productVariables = {
  PORT: String(port),
  ADMIN_PORT: String(port + 1),
  DATA_DIR: product.dataDirectory,
  SITE_URL: product.siteUrl,
  // All journeys come from one address. The limit itself is held by tests of the backend.
  SEND_MAIL_PER_10_MINUTES: '2000',
  MAILS_PER_RECIPIENT_PER_DAY: '2000',
  // Replies of visitors come in as whoever forwards emails hands them over.
  INBOUND_ADDRESS: 'answers+*@localhost',
  INBOUND_WEBHOOK_SECRET: `whsec_${Buffer.from('the secret of the journeys, of enough bytes').toString('base64')}`,
};

const withWindow = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The browser that scripts/browser.mjs found, or the one that it would find. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : withWindow);

/** Another browser draws the same letters a little otherwise, so pictures are compared in this one alone. */
export const drawsPictures = chromiumPath === withoutWindow;

/** How journeys start a browser. `hasWindow`: the whole browser, which also fills in forms for its owner. */
export function launchOptionsFor({ hasWindow = false } = {}) {
  const executablePath = hasWindow ? (withWindow ?? chromiumPath) : chromiumPath;
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}

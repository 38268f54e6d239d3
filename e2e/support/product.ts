import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

const port = Number(process.env.E2E_PORT ?? 3100);

/**
 * The product as the journeys run it, with its own ports and data, so that a running `npm start` is not disturbed.
 * `E2E_PORT` moves the ports.
 */
export const product = {
  siteUrl: `http://localhost:${port}`,
  adminUrl: `http://localhost:${port + 1}`,
  dataDirectory: join(root, '.cache', 'e2e-data'),
  landingPath: '/services/flow-blockchain-development-company',
  /** The contact form on a page with less than half as many elements, for journeys that test only the form. */
  contactPath: '/services/digital-identity',
  /** The quote form and the dialog form, on a page with half as many elements. */
  quotePath: '/services/canton-network-development-company',
} as const;

/** Environment variables for the product's processes in a test run. */
export const productVariables = {
  PORT: String(port),
  ADMIN_PORT: String(port + 1),
  DATA_DIR: product.dataDirectory,
  SITE_URL: product.siteUrl,
  // All journeys come from one address. Tests of the backend check the limit itself.
  SEND_MAIL_PER_10_MINUTES: '2000',
  MAILS_PER_RECIPIENT_PER_DAY: '2000',
  // Replies of visitors arrive as a forwarding service delivers them.
  INBOUND_ADDRESS: 'answers+*@localhost',
  INBOUND_WEBHOOK_SECRET: `whsec_${Buffer.from('the secret of the journeys, of enough bytes').toString('base64')}`,
};

const withWindow = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
);

const withoutWindow = '/usr/bin/chromium-headless-shell';

/** The browser that scripts/install.mjs found, or the one that it would find. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(withoutWindow) ? withoutWindow : withWindow);

/** Other browsers draw letters slightly differently, so pictures are compared only in this one. */
export const drawsPictures = chromiumPath === withoutWindow;

/** Options with which journeys start a browser. `hasWindow`: the full browser, which also supports autofill. */
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

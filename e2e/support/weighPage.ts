import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The list of countries and the box of a file, which only forms that ask for them load. */
const countriesAndFiles = /\/_astro\/(?:countries|files|otherCountryNames)\./;

/** Opens a page with an empty cache. `weigh` returns what has been loaded so far: bytes on the wire. */
export async function openWeighed(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const scripts = new Set<string>();
  const apart = new Set<string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The script that wakes forms is fetched before it is imported.
    if (type === 'Script' || response.url.endsWith('.js')) scripts.add(requestId);
    if (countriesAndFiles.test(response.url)) apart.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const sum = (isCounted: (id: string) => boolean = () => true) =>
    [...bytes].reduce((total, [id, size]) => total + (isCounted(id) ? size : 0), 0);
  return {
    response,
    weigh: () => ({
      total: sum(),
      script: sum((id) => scripts.has(id)),
      countriesAndFiles: sum((id) => apart.has(id)),
      requests: bytes.size,
    }),
  };
}

/**
 * The size of the page once the renderer has compressed it as far as possible, and how much smaller that is than now.
 */
export async function compressPage(response: Response | null): Promise<{ bytes: number; spared: number }> {
  if (!response) throw new Error('The page did not answer');
  const { responseBodySize } = await response.request().sizes();
  const smallest = brotliCompressSync(await response.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { bytes: smallest.length, spared: Math.max(0, responseBodySize - smallest.length) };
}

import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Opens a page with an empty cache. `weigh` returns what has been loaded so far: bytes on the wire. */
export async function openWeighed(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  const sum = (kind?: string) =>
    [...bytes].filter(([id]) => !kind || kinds.get(id) === kind).reduce((total, [, size]) => total + size, 0);
  return { response, weigh: () => ({ total: sum(), script: sum('Script'), requests: bytes.size }) };
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

import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** Bytes on the wire, by kind, for what a page loads. */
export async function weighPage(page: Page, path: string, after: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => bytes.set(requestId, encodedDataLength));
  const response = await page.goto(path, { waitUntil: 'networkidle' });
  await after();
  const sum = (kind?: string) =>
    [...bytes].filter(([id]) => !kind || kinds.get(id) === kind).reduce((total, [, size]) => total + size, 0);
  const html = await compressedPage(response);
  return {
    total: sum() - html.spared,
    html: html.bytes,
    script: sum('Script'),
    requests: bytes.size,
  };
}

/** What the page weighs once the renderer has compressed it as small as it can be, and how much less that is than now. */
async function compressedPage(response: Response | null): Promise<{ bytes: number; spared: number }> {
  if (!response) throw new Error('The page did not answer');
  const { responseBodySize } = await response.request().sizes();
  const smallest = brotliCompressSync(await response.body(), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { bytes: smallest.length, spared: Math.max(0, responseBodySize - smallest.length) };
}

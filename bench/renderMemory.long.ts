import type { DrawRequest } from '@frontage/contract/rendering.ts';
import { openRendererClient } from '@frontage/server/publishing/rendererClient.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPeakMb, readResidentMb } from './processMemory.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';

const renders = Number(process.env.RENDERS || 50_000);
/** The renders are measured in ten stretches, of which the first warms up. */
const stretches = 10;
/** Measurements per stretch: memory rises until garbage is collected, and then falls by a fifth. */
const samples = 50;
/** How many pages are requested at the same time. */
const atOnce = 4;
const mostMb = 500;

/** Pages of each kind, and the visits they are drawn for. */
const requests: readonly DrawRequest[] = [
  '/',
  '/services/flow-blockchain-development-company',
  '/contacts',
  '/blog',
  '/glossary',
  '/blockchain/what-an-account-pays-for-when-it-stores-a-thing',
  '/thank-you',
].map((path) => ({ path, visit: {} }));
const missed: DrawRequest = { path: '/404', visit: { missed: { asked: '/service/cadence-audits', near: [] } } };

let product: PublishedProduct;

beforeAll(async () => {
  product = await startProduct();
  product.startRenderer();
  await product.untilPublished();
}, 900_000);
afterAll(() => product?.close(), 60_000);

it('renders fifty thousand pages in the memory that it needs for five thousand', async () => {
  const pid = product.renderer?.pid;
  console.log(`after the first publication: ${readResidentMb(pid)} MB, peak ${readPeakMb(pid)} MB`);
  const begun = performance.now();
  const meansMb: number[] = [];
  for (let stretch = 1; stretch <= stretches; stretch += 1) {
    meansMb.push(await measureMeanMb(renders / stretches));
    console.log(`until ${(renders * stretch) / stretches} renders: ${meansMb.at(-1)} MB, peak ${readPeakMb(pid)} MB`);
  }
  const msEach = (performance.now() - begun) / renders;
  console.log(`${renders} renders, ${msEach.toFixed(2)} ms for each, ${atOnce} at once`);
  const [, warmMb = 0] = meansMb;
  const lastMb = meansMb.at(-1) ?? 0;
  expect(Math.abs(lastMb - warmMb) / warmMb).toBeLessThan(0.1);
  expect(readPeakMb(pid)).toBeLessThan(mostMb);
}, 7_200_000);

async function measureMeanMb(count: number): Promise<number> {
  let sumMb = 0;
  for (let sample = 0; sample < samples; sample += 1) {
    await draw(Math.ceil(count / samples));
    sumMb += readResidentMb(product.renderer?.pid);
  }
  return Math.round(sumMb / samples);
}

/** Throws if a page is incomplete. */
async function draw(count: number): Promise<void> {
  const renderer = openRendererClient(product.rendererSocket);
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      const request = left % 8 === 0 ? missed : requests[left % requests.length];
      if (!request) throw new Error('There is no page to draw');
      const drawn = await renderer.draw(request);
      if (!drawn?.html.includes('</html>')) throw new Error(`${request.path} was not drawn whole`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}

import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseFiles } from '@frontage/contract/release.ts';
import { buildSite } from '../../scripts/builds.ts';
import { type PublishedProduct, startProduct } from '../publishedProduct.ts';
import { landing } from '../publishSteps.ts';
import { compareServers } from './compareServers.ts';

const pages = { landing, article: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing' };

/** `npm run bench -- rates`: compares the host with other servers. Needs nothing running: it has its own product. */
export async function measureRates(): Promise<void> {
  if (availableParallelism() < 2) throw new Error('Server and load need a core each');
  await buildSite();
  const product = await startProduct();
  try {
    product.startRenderer();
    await product.untilPublished();
    await untilSmall(product);
    // The renderer must not use the core of the load either.
    await product.renderer?.stop();
    await compareServers(product.host, pages);
  } finally {
    await product.close();
  }
}

/** Waits until no file is left to compress, so that pages are as small as possible. */
async function untilSmall(product: PublishedProduct): Promise<void> {
  while (existsSync(join(product.currentRelease(), releaseFiles.twins))) await pause(250);
}

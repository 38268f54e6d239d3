/**
 * Measures the memory of the three processes after work: the website after load, the admin after a morning of pages,
 * the renderer after full publications. Needs nothing running: it has its own database and processes.
 */
import { buildAdmin, buildSite } from '../scripts/builds.ts';
import { type AdminProcess, startAdmin } from './adminProcess.ts';
import { forgetPeaks, readPeakMb, readResidentMb } from './processMemory.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';
import { landing, publishPhone } from './publishSteps.ts';
import { measureRate } from './requestRate.ts';

const publications = 10;
const secondsOfLoad = 10;
const visited = ['/', landing, '/blog', '/contacts'];
const rounds = 20;
const opened = [
  '',
  '/board',
  '/calls',
  '/collections/pages',
  '/collections/leads',
  '/collections/articles',
  '/collections/media',
];

export async function measureMemory(articles: number): Promise<void> {
  await buildSite();
  await buildAdmin();
  const product = await startProduct(articles);
  let admin: AdminProcess | undefined;
  try {
    product.startRenderer();
    await product.untilPublished();
    console.log(`\n### Memory at ${product.summary().total} pages, in MB\n`);
    console.log('| process | after | now | peak | goal |');
    console.log('|---|---|---|---|---|');
    tell('website', 'the first publication', product.host.pid, '');
    const requests = await visitAll(product);
    tell('website', `${requests} requests by 32 connections`, product.host.pid, '300');
    tell('renderer', 'the first publication', product.renderer?.pid, '');
    forgetPeaks(product.renderer?.pid);
    for (let count = 1; count <= publications; count += 1) {
      await publishPhone(product.payload, `+1 212 555 ${1000 + count}`);
      await product.untilPublished();
    }
    tell('renderer', `${publications} publications of all pages`, product.renderer?.pid, '600');
    tell('website', 'the same', product.host.pid, '');
    admin = await startAdmin({ ...product.variables, NODE_ENV: 'production' });
    tell('admin', 'signing in', admin.pid, '');
    for (let round = 0; round < rounds; round += 1) for (const path of opened) await admin.open(`/admin${path}`);
    tell('admin', `${rounds * opened.length} pages`, admin.pid, '500');
  } finally {
    await admin?.stop();
    await product.close();
  }
}

async function visitAll({ url }: PublishedProduct): Promise<number> {
  let requests = 0;
  for (const path of visited)
    requests += (await measureRate(url + path, secondsOfLoad * 1000)).perSecond * secondsOfLoad;
  return Math.round(requests);
}

function tell(name: string, after: string, pid: number | undefined, goal: string): void {
  console.log(`| ${[name, after, readResidentMb(pid), readPeakMb(pid), goal].join(' | ')} |`);
}

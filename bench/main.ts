/**
 * `npm run bench -- [section ...]`: measures and prints the figures of docs/benchmarks.md. Without a name it runs the
 * sections that need a running product at SITE_URL (default http://localhost:3000).
 */
import { measureChaos } from './chaos/measureChaos.ts';
import { measureDemand } from './demand.ts';
import { measureDrain } from './drain.ts';
import { measureMemory } from './memory.ts';
import { measureMoments } from './moments.ts';
import { measureMoving } from './moving.ts';
import { measurePages } from './pages/measurePages.ts';
import { measureProduct } from './product/measureProduct.ts';
import { measurePublishing } from './publish.ts';
import { measureRates } from './rates/measureRates.ts';
import { measureRows } from './rows.ts';
import { showScale } from './scale.ts';
import { measureSearch } from './search.ts';
import { measureStoredRequests } from './storedRequests.ts';
import { measureUploads } from './uploads.ts';
import { measureLanguages, measureWalk } from './walk.ts';

const siteUrl = process.env.SITE_URL || 'http://localhost:3000';

const sections: Record<string, () => Promise<void>> = {
  pages: () => measurePages(siteUrl),
  rates: measureRates,
  stored: measureStoredRequests,
  uploads: measureUploads,
  drain: measureDrain,
  chaos: measureChaos,
  product: measureProduct,
  walk: measureWalk,
  languages: measureLanguages,
  memory: () => measureMemory(Number(process.env.ARTICLES || 0)),
  rows: () => measureRows((process.env.LEADS || '1000,10000,100000').split(',').map(Number)),
  scale: showScale,
  moments: () => measureMoments((process.env.LEADS || '0,62000').split(',').map(Number)),
  moving: () => measureMoving(Number(process.env.LEADS || 100_000)),
  publish: () => measurePublishing((process.env.ARTICLES || '34,1000,10000').split(',').map(Number)),
  demand: () => measureDemand((process.env.ARTICLES || '200,10000').split(',').map(Number)),
  search: () => measureSearch((process.env.ARTICLES || '1000,10000').split(',').map(Number)),
};

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : ['pages']) {
  const section = sections[name];
  if (!section) {
    console.error(`There is no section ${name}. There are: ${Object.keys(sections).join(', ')}`);
    process.exit(2);
  }
  await section();
}

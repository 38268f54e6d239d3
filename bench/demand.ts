/** Measures the cost of a page drawn for one visitor. Needs nothing running: each size gets its own product. */

import type { DrawRequest } from '@frontage/contract/rendering.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import { openRendererClient } from '@frontage/server/publishing/rendererClient.ts';
import { readCpuSeconds } from './processTime.ts';
import { type PublishedProduct, startProduct } from './publishedProduct.ts';

/** After this many rounds the threads' code is warm; more than 600 searches would be refused. */
const warmRounds = 60;
const rounds = 200;

const errors = [
  { name: 'name', message: 'The name field is required' },
  { name: 'email', message: 'The email field must be a valid email' },
];
const typed = { name: [''], email: ['nowhere'], message: ['Two lines\nof text'] };
const form: FormAnswer = { formId: 'contact', typed, errors, filesLost: [], code: 'invalid' };
const receipt = {
  reference: 'FR-2026-000001',
  received: 'Tuesday 24 November, 2026, 10:00',
  answerBy: 'Wednesday 25 November, 2026',
  files: [],
};

const drawings: Record<string, DrawRequest> = {
  thanks: { path: '/thank-you', visit: { receipt } },
  'a missed page': { path: '/404', visit: { missed: { asked: '/service/cadence-audits', near: [] } } },
  home: { path: '/', visit: {} },
  'a form with errors': { path: '/contacts', visit: { form } },
  'an article': { path: '/blockchain/what-an-account-pays-for-when-it-stores-a-thing', visit: { form } },
  'the landing page': { path: '/services/flow-blockchain-development-company', visit: { form } },
};

/**
 * Measures the time from asking the renderer to the whole page, for each kind; for a search from asking the host. One
 * page at a time.
 */
export async function measureDemand(sizes: readonly number[]): Promise<void> {
  for (const articles of sizes) {
    const product = await startProduct(articles);
    try {
      product.startRenderer();
      await product.untilPublished();
      console.log(`\n### Drawn for one visitor, ${product.paths().length} pages\n`);
      console.log(
        '| page | least ms | median ms | processor ms of the renderer | of the host |\n|---|---|---|---|---|',
      );
      const renderer = openRendererClient(product.rendererSocket);
      for (const [name, request] of Object.entries(drawings))
        await printRow(product, name, async () => {
          if (!(await renderer.draw(request))) throw new Error(`${request.path} has nothing to say`);
        });
      await printRow(product, 'a search', async () => {
        const answer = await fetch(`${product.url}/search?q=storage`);
        if (!(await answer.text()).includes('</html>') || !answer.ok) throw new Error(`No hits: ${answer.status}`);
      });
    } finally {
      await product.close();
    }
  }
}

async function printRow(product: PublishedProduct, name: string, draw: () => Promise<void>): Promise<void> {
  for (let round = 0; round < warmRounds; round += 1) await draw();
  const processes = [product.renderer?.pid, product.host.pid];
  const before = processes.map(readCpuSeconds);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await draw();
    times.push(performance.now() - begun);
  }
  const spent = processes.map((pid, place) => ((readCpuSeconds(pid) - (before[place] ?? 0)) * 1000) / rounds);
  times.sort((one, other) => one - other);
  const figures = [times[0] ?? 0, times[rounds / 2] ?? 0, ...spent];
  console.log(`| ${[name, ...figures.map((figure) => figure.toFixed(1))].join(' | ')} |`);
}

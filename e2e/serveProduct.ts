/** Serves the real product with fresh data for the journeys. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../scripts/processes.ts';
import { product, productVariables } from './support/product.ts';

rmSync(product.dataDirectory, { recursive: true, force: true });
await runToEnd(['server/seed/run.ts', '--without-requests'], {
  root: join(import.meta.dirname, '..'),
  variables: productVariables,
});
// The gallery shows every example of every block under the same headers as the pages: ninety pages more.
Object.assign(process.env, productVariables, { GALLERY: '1' });
await import('../scripts/serve.ts');

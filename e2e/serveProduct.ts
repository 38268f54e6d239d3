/** Serves the real product with fresh data for the journeys. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { untilFree } from '@frontage/server/listening.ts';
import { runToEnd } from '../scripts/processes.ts';
import { product, productVariables } from './support/product.ts';

// Another run of journeys on this checkout would lose its data.
for (const name of ['PORT', 'ADMIN_PORT'] as const)
  await untilFree({
    port: Number(productVariables[name]),
    host: '127.0.0.1',
    portVariable: 'E2E_PORT',
    hostVariable: '',
  });
rmSync(product.dataDirectory, { recursive: true, force: true });
await runToEnd(['server/seed/run.ts', '--without-requests'], {
  root: join(import.meta.dirname, '..'),
  variables: productVariables,
});
// The gallery shows every example of every block under the same headers as the pages: ninety pages more.
Object.assign(process.env, productVariables, { GALLERY: '1' });
await import('../scripts/serve.ts');

/** Fills and builds what the journeys visit. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { untilFree } from '@frontage/server/listening.ts';
import { buildAdmin, buildSite } from '../scripts/builds.ts';
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
const seed = ['server/seed/run.ts', '--without-requests'];
await Promise.all([
  runToEnd(seed, { root: join(import.meta.dirname, '..'), variables: productVariables }),
  buildSite().then(buildAdmin),
]);

/** Serves the real product with fresh data for the journeys. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { product, productVariables } from './support/product.ts';

rmSync(product.dataDirectory, { recursive: true, force: true });
const prepared = process.env.PREPARED_DATA;
if (prepared && existsSync(prepared)) renameSync(prepared, product.dataDirectory);
// The gallery shows every example of every block under the same headers as the pages: ninety pages more.
Object.assign(process.env, productVariables, { GALLERY: '1' });
await import('../scripts/serve.ts');

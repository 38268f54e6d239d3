/** Serves the real product with fresh data for the journeys. */
import { rmSync } from 'node:fs';
import { product, productVariables } from './support/product.ts';

rmSync(product.dataDirectory, { recursive: true, force: true });
Object.assign(process.env, productVariables);
await import('../scripts/serve.ts');

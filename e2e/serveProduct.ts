/** Serves the real product with fresh data for the journeys, and ends with the program that started it, however that ends. */
import { productVariables } from './support/product.ts';

if (!process.env.PRODUCT_IS_PREPARED) await import('./prepareProduct.ts');
// The gallery shows every example of every block under the same headers as the pages: ninety pages more.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
Object.assign(process.env, productVariables, { GALLERY: '1' });
await import('../scripts/serve.ts');

/**
 * Fills data for the journeys of the same run in PREPARED_DATA. `npm test` does so beside other tests: it takes both
 * cores in turns, and journeys would wait for it.
 */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../scripts/processes.ts';
import { productVariables } from './support/product.ts';

const prepared = process.env.PREPARED_DATA;
if (!prepared) throw new Error('PREPARED_DATA names the folder to fill, as scripts/runTests.ts does');
// Under its name only once it is complete.
const variables = { ...productVariables, DATA_DIR: `${prepared}.new` };
await runToEnd(['server/seed/run.ts', '--without-requests'], { root: join(import.meta.dirname, '..'), variables });
renameSync(variables.DATA_DIR, prepared);

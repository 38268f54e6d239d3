/**
 * Fills data for the journeys that follow. `npm test` does so beside other tests: it takes both cores in turns, and
 * journeys would wait for it.
 */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { product, productVariables } from './support/product.ts';

const being = `${product.preparedDirectory}.${process.pid}`;
const { status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'cms/seed/run.ts'], {
  cwd: join(import.meta.dirname, '..'),
  env: { ...process.env, ...productVariables, DATA_DIR: being },
  stdio: 'inherit',
});
rmSync(product.preparedDirectory, { recursive: true, force: true });
if (status === 0) renameSync(being, product.preparedDirectory);
else rmSync(being, { recursive: true, force: true });
process.exitCode = status ?? 1;

/** Journeys marked as long: what others show for one page, form, width or engine, for the rest. `npm run test:long -- journeys`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('no journey that is marked as long fails', async () => {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const words = ['test', '--config', 'e2e/playwright.config.ts', '--grep', '@long'];
  const journeys = spawn(process.execPath, [cli, ...words], { cwd: root, stdio: 'inherit' });
  expect(await once(journeys, 'exit')).toEqual([0, null]);
}, 7_200_000);

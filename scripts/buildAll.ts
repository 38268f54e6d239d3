/** `npm run build`: everything that is built before it runs, the website's code and the admin, ahead of any start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminBuild, buildOnce, siteBuild } from './builds.ts';

const root = join(import.meta.dirname, '..');
// A build reads the settings of the CMS and needs none of its data.
const directory = mkdtempSync(join(tmpdir(), 'frontage-build-'));
const variables = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  DATA_DIR: directory,
};
try {
  await buildOnce(siteBuild, { root, variables }, console.log);
  await buildOnce(adminBuild, { root, variables }, console.log);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

import { createRequire } from 'node:module';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from './environment.ts';
import { untilFree } from './listening.ts';
import { believeProxies } from './network/believeProxies.ts';
import { answerUpgradesAsRequests } from './withoutUpgrades.ts';

/** Serves the built admin where the environment says. Next runs in this process: nothing of it can be left behind. */
await endOnWrongSettings(async () => {
  const { adminHost: host, adminPort: port, trustedProxies } = readEnvironment();
  await untilFree({ port, host, portVariable: 'ADMIN_PORT', hostVariable: 'ADMIN_HOST' });
  believeProxies(trustedProxies);
  answerUpgradesAsRequests();
  process.chdir(import.meta.dirname);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Next's command line has no other door.
  process.argv.splice(1, Infinity, next, 'start', '--hostname', host, '--port', String(port));
  await import(next);
});

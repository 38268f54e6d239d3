import { createRequire } from 'node:module';
import { endOnWrongSettings } from '@frontage/contract/wrongSettings.ts';
import { readEnvironment } from './environment.ts';
import { untilFree } from './listening.ts';
import { prepareServers } from './network/adminServer.ts';
import { believeProxies } from './network/believeProxies.ts';

/**
 * Serves the admin on the host and port of the environment: the built one, or with the word `develop` its present
 * sources, compiled as they are requested. The built one runs in this process, so no child of it can be left behind.
 */
await endOnWrongSettings(async () => {
  const isDevelopment = process.argv[2] === 'develop';
  // Next forks its server in development with the same flags; one of ours lets a process end that only waits for
  // messages.
  if (isDevelopment) process.execArgv = [];
  else prepareServers();
  const { adminHost: host, adminPort: port, trustedProxies } = readEnvironment();
  await untilFree({ port, host, portVariable: 'ADMIN_PORT', hostVariable: 'ADMIN_HOST' });
  believeProxies(trustedProxies);
  process.chdir(import.meta.dirname);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Next's command line can only be entered this way. Node reads the configuration, because an image has no compiler
  // for it.
  const words = ['--hostname', host, '--port', String(port), '--experimental-next-config-strip-types'];
  process.argv.splice(1, Infinity, next, isDevelopment ? 'dev' : 'start', ...words);
  await import(next);
});

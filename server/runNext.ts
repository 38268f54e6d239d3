import { createRequire } from 'node:module';
import { readEnvironment } from './environment.ts';
import { untilFree } from './listening.ts';
import { believeProxies } from './network/believeProxies.ts';

/**
 * Runs Next on the host and port of the environment: `start` serves the built admin, `dev` compiles pages as they are
 * requested.
 */
export async function runNext(command: 'start' | 'dev'): Promise<void> {
  const { adminHost: host, adminPort: port, trustedProxies } = readEnvironment();
  await untilFree({ port, host, portVariable: 'ADMIN_PORT', hostVariable: 'ADMIN_HOST' });
  believeProxies(trustedProxies);
  process.chdir(import.meta.dirname);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  // Next's command line can only be entered this way. Node reads the configuration, because an image has no compiler
  // for it.
  const words = ['--hostname', host, '--port', String(port), '--experimental-next-config-strip-types'];
  process.argv.splice(1, Infinity, next, command, ...words);
  await import(next);
}

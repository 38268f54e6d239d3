import { request } from 'node:http';
import type { Environment } from '../environment.ts';

/** ms within which the admin must answer. */
const patienceMs = 2_000;

/** Returns whether this machine's admin answers. The requested address redirects, so that no page is rendered. */
export function doesAdminAnswer({
  adminHost,
  adminPort,
}: Pick<Environment, 'adminHost' | 'adminPort'>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const place = { host: reachable[adminHost] ?? adminHost, port: adminPort, path: '/' };
  const call = request({ agent: false, timeout: patienceMs, ...place }, (answer) => {
    answer.resume();
    resolve((answer.statusCode ?? 500) < 500);
  });
  call.on('timeout', () => call.destroy());
  // Also after the timeout.
  call.on('error', () => resolve(false));
  call.end();
  return promise;
}

/** Addresses that mean "listen everywhere", and where such a server can be reached. */
const reachable: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

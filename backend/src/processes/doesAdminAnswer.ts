import { request } from 'node:http';
import type { Environment } from '@frontage/cms/environment.ts';

/** ms for the admin to answer. */
const patienceMs = 2_000;

/** Whether the admin of this machine answers. It is asked for an address that leads on, so that no page is made. */
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
  // Also where it was silent for too long.
  call.on('error', () => resolve(false));
  call.end();
  return promise;
}

/** Where one listens everywhere, and where that is reached. */
const reachable: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

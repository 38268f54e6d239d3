import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';

/** The port and host that a process listens on, and the variables that set them. */
export interface ListeningPlace {
  port: number;
  /** A host name or an IP address. */
  host: string;
  portVariable: string;
  hostVariable: string;
}

export function placeOfWebsite({ host, port }: Pick<ListeningPlace, 'host' | 'port'>): ListeningPlace {
  return { port, host, portVariable: 'PORT', hostVariable: 'HOST' };
}

/** ms between two tries of a port that is about to become free. */
const retryMs = 250;

/** Says in words why a process cannot listen; undefined for an error of another kind. */
export function listeningFault(error: unknown, place: ListeningPlace): EnvironmentFault | undefined {
  const { host, hostVariable, port, portVariable } = place;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new EnvironmentFault(
        `${portVariable}: port ${port} of ${host} is taken by another program. End that one, or set ${portVariable} to a port that is free.`,
        { mayPass: true },
      );
    case 'EACCES':
      return new EnvironmentFault(
        `${portVariable}: this user may not listen on port ${port}. Set ${portVariable} to a port above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvironmentFault(
        `${hostVariable}: ${host} is no address of this machine. Set ${hostVariable} to one that is, such as 127.0.0.1 for this machine alone or 0.0.0.0 for all networks.`,
        // Right after a boot the machine may not have the address yet.
        { mayPass: true },
      );
    default:
      return undefined;
  }
}

/**
 * Resolves once a process could listen there. Rejects with EnvironmentFault where it cannot, for a taken port only
 * after `patienceMs`.
 */
export async function untilFree(place: ListeningPlace, patienceMs = 0): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    const error = await obstacleAt(place);
    if (error === undefined) return;
    if (codeOf(error) !== 'EADDRINUSE' || performance.now() >= givesUpAt) throw listeningFault(error, place) ?? error;
    await pause(retryMs);
  }
}

/** A name may have an IPv4 and an IPv6 address while the machine has only one of them: then that one counts. */
async function obstacleAt({ host, port }: ListeningPlace): Promise<unknown> {
  const addresses = await lookup(host, { all: true }).catch((error: unknown) => error);
  if (!Array.isArray(addresses)) return addresses;
  const errors: unknown[] = [];
  for (const { address } of addresses) errors.push(await listen(port, address));
  return errors.find((error) => codeOf(error) === 'EADDRINUSE') ?? (errors.includes(undefined) ? undefined : errors[0]);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Resolves to the error; undefined where listening works. */
function listen(port: number, host: string): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const server = createServer();
  server.once('error', resolve);
  server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  return promise;
}

import { lookup } from 'node:dns/promises';
import { closeSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Variables } from '@frontage/contract/variables.ts';

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
 * Resolves once a process could listen there. Rejects with EnvironmentFault where it cannot, for what may pass, such as
 * a taken port, only after `patienceMs`.
 */
export async function untilFree(place: ListeningPlace, patienceMs = 0): Promise<void> {
  const givesUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return (await bindSockets(place)).close();
    } catch (error) {
      const mayPass = error instanceof EnvironmentFault && error.mayPass;
      if (!mayPass || performance.now() >= givesUpAt) throw error;
      await pause(retryMs);
    }
  }
}

/**
 * Sockets at one address, bound and held by this process, which does not listen on them: child processes that get
 * copies do. Once one of them has listened, visitors who arrive while all of them are dead wait in the system's queue.
 */
export interface HeldSockets {
  fds: number[];
  /** After this, only the processes with copies hold the sockets. */
  close(): void;
}

/**
 * A Node handle that is bound but not listening. Only Node's cluster module uses them; a test fails if that changes.
 */
interface Handle {
  fd: number;
  getsockname(name: { port?: number }): number;
  close(): void;
}
type CreateHandle = (address: string, port: number, family: number, fd: number, flags: number) => Handle | number;
const { _createServerHandle: createHandle } = net as unknown as { _createServerHandle: CreateHandle };

/**
 * Takes the sockets that were handed over to this process, otherwise binds one at each address of the host that the
 * machine has.
 */
export async function holdSockets(place: ListeningPlace): Promise<HeldSockets> {
  const handed = readHandedSockets(process.env);
  if (handed.length > 0) return { fds: handed, close: () => closeAll(handed, closeSync) };
  return bindSockets(place);
}

/** A name may have an IPv4 and an IPv6 address while the machine has only one of them: then that one counts. */
async function bindSockets(place: ListeningPlace): Promise<HeldSockets> {
  const addresses = await lookup(place.host, { all: true }).catch((error: unknown) => {
    throw listeningFault(error, place) ?? error;
  });
  const bound = addresses.map(({ address, family }) => bind(address, family, place.port));
  const handles = bound.filter((one) => typeof one !== 'string');
  const close = () => closeAll(handles, (handle) => handle.close());
  const isTaken = bound.includes('EADDRINUSE');
  if (!isTaken && handles.length > 0) return { fds: handles.map(({ fd }) => fd), close };
  close();
  const error = Object.assign(new Error('It cannot be bound'), { code: isTaken ? 'EADDRINUSE' : bound[0] });
  throw listeningFault(error, place) ?? error;
}

function closeAll<Held>(held: readonly Held[], close: (one: Held) => void): void {
  for (const one of held) close(one);
}

/** Returns a handle, or the code of the error. */
function bind(address: string, family: number, port: number): Handle | string {
  const handle = createHandle(address, port, family, -1, 0);
  if (typeof handle === 'number') return getSystemErrorName(handle);
  // A taken port shows only in that another port than the requested one was bound.
  const name: { port?: number } = {};
  const error = handle.getsockname(name);
  if (error === 0 && name.port === port) return handle;
  handle.close();
  return 'EADDRINUSE';
}

/** The first descriptor after the standard streams. */
const firstFd = 3;

/**
 * Returns the descriptors of sockets that the parent process handed over as systemd does: LISTEN_FDS is their number,
 * and LISTEN_PID, if set, the process they are for. Empty if none were handed over.
 */
export function readHandedSockets({ LISTEN_FDS, LISTEN_PID }: Variables): number[] {
  if (LISTEN_PID && Number(LISTEN_PID) !== process.pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, place) => firstFd + place);
}

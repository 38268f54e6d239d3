import { lookup } from 'node:dns/promises';
import { closeSync } from 'node:fs';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';
import type { Variables } from '@frontage/contract/variables.ts';
import { type ListeningPlace, listeningFault } from '../../listening.ts';

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
  const bound = (await lookup(place.host, { all: true })).map(({ address, family }) =>
    bind(address, family, place.port),
  );
  const handles = bound.filter((one) => typeof one !== 'string');
  const isTaken = bound.includes('EADDRINUSE');
  const close = () => closeAll(handles, (handle) => handle.close());
  if (isTaken || handles.length === 0) {
    close();
    const error = Object.assign(new Error('It cannot be bound'), { code: isTaken ? 'EADDRINUSE' : bound[0] });
    throw listeningFault(error, place) ?? error;
  }
  return { fds: handles.map(({ fd }) => fd), close };
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
export function readHandedSockets({ LISTEN_FDS, LISTEN_PID }: Variables, pid = process.pid): number[] {
  if (LISTEN_PID && Number(LISTEN_PID) !== pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, place) => firstFd + place);
}

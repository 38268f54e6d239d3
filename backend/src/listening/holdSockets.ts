import { lookup } from 'node:dns/promises';
import { closeSync } from 'node:fs';
import net from 'node:net';
import { getSystemErrorName } from 'node:util';
import { type ListeningPlace, listeningFault } from '@frontage/cms/listening.ts';
import { handedSockets } from './handedSockets.ts';

/**
 * Sockets at one place, bound and held by this process, which listens at none: processes that get copies do. Once one of
 * them has listened, whoever comes while all of them are dead waits in the queue of the system.
 */
export interface HeldSockets {
  fds: number[];
  /** From now on those who have copies are the last. */
  close(): void;
}

/** Handles of Node that are bound and not listened at. Only its cluster asks for them; a test tells if that changes. */
interface Handle {
  fd: number;
  getsockname(name: { port?: number }): number;
  close(): void;
}
type CreateHandle = (address: string, port: number, family: number, fd: number, flags: number) => Handle | number;
const { _createServerHandle: createHandle } = net as unknown as { _createServerHandle: CreateHandle };

/** Those that were handed over to this process, else its own at each address of the host that the machine has. */
export async function holdSockets(place: ListeningPlace): Promise<HeldSockets> {
  const handed = handedSockets(process.env);
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

/** A handle, or the code of what is in the way. */
function bind(address: string, family: number, port: number): Handle | string {
  const handle = createHandle(address, port, family, -1, 0);
  if (typeof handle === 'number') return getSystemErrorName(handle);
  // A port that is taken is told only by one that is not the one that was asked for.
  const name: { port?: number } = {};
  const error = handle.getsockname(name);
  if (error === 0 && name.port === port) return handle;
  handle.close();
  return 'EADDRINUSE';
}

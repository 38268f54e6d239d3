import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { closeSync } from 'node:fs';
import net, { createServer, type Server } from 'node:net';
import { getSystemErrorName } from 'node:util';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { Variables } from '@frontage/contract/variables.ts';
import type { FastifyInstance } from 'fastify';
import { type ListeningPlace, listeningFault, placeOfWebsite } from '../../listening.ts';

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
export function readHandedSockets({ LISTEN_FDS, LISTEN_PID }: Variables): number[] {
  if (LISTEN_PID && Number(LISTEN_PID) !== process.pid) return [];
  return Array.from({ length: Number(LISTEN_FDS) || 0 }, (_, place) => firstFd + place);
}

type Place = Pick<ListeningPlace, 'host' | 'port'>;

/**
 * Listens at a place, or on the sockets that were handed over instead: other processes hold these too, so visitors who
 * arrive while this process is dead wait for the next one. docs/decisions/057. Throws EnvironmentFault if it cannot
 * listen.
 */
export async function listen(app: FastifyInstance, { host, port }: Place, sockets: readonly number[]): Promise<void> {
  const [first, ...others] = sockets;
  if (first === undefined) {
    await app.listen({ port, host }).catch((error: unknown) => {
      throw listeningFault(error, placeOfWebsite({ host, port })) ?? error;
    });
    return;
  }
  const doors = others.map((fd) => ({ fd, server: doorOf(app) }));
  // Given a host name, Fastify would bind further addresses.
  const atFirst = { fd: first, host: '' };
  await app.listen(atFirst);
  for (const { fd, server } of doors) await once(server.listen({ fd }), 'listening');
  for (const server of [app.server, ...doors.map((door) => door.server)]) requirePort(server, port);
}

/** A second entrance to the same server: its connections have the same limits, and end with it (`endConnections.ts`). */
function doorOf(app: FastifyInstance): Server {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  app.doors.push(door);
  return door;
}

function requirePort(server: Pick<Server, 'address'>, port: number): void {
  const at = server.address();
  if (typeof at === 'object' && at?.port === port) return;
  throw new EnvironmentFault(
    `PORT: the socket that was handed over is at ${typeof at === 'object' ? at?.port : at}, and PORT is ${port}. Set ListenStream of frontage.socket and PORT to the same port.`,
  );
}

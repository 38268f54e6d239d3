import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { FastifyInstance } from 'fastify';
import { type ListeningPlace, listeningFault, placeOfWebsite } from '../listening.ts';

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

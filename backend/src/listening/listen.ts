import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { type ListeningPlace, listeningFault, placeOfWebsite } from '@frontage/cms/listening.ts';
import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import type { FastifyInstance } from 'fastify';

type Place = Pick<ListeningPlace, 'host' | 'port'>;

/**
 * Answers at a place, or at the sockets that were handed over in its stead: others hold these too, so whoever comes
 * while this process is dead waits for the next one. docs/decisions/057. Throws EnvironmentFault where it cannot.
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
  // By the name of a host Fastify would bind addresses of its own.
  const atFirst = { fd: first, host: '' };
  await app.listen(atFirst);
  for (const { fd, server } of doors) await once(server.listen({ fd }), 'listening');
  for (const server of [app.server, ...doors.map((door) => door.server)]) requirePort(server, port);
}

/** A second way in to the same server: those who come by it have its limits, and are waited for at its end. */
function doorOf(app: FastifyInstance): Server {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit('connection', socket));
  app.addHook('onClose', async () => {
    const closed = once(door, 'close');
    door.close();
    app.server.closeIdleConnections();
    await closed;
  });
  return door;
}

function requirePort(server: Pick<Server, 'address'>, port: number): void {
  const at = server.address();
  if (typeof at === 'object' && at?.port === port) return;
  throw new EnvironmentFault(
    `PORT: the socket that was handed over is at ${typeof at === 'object' ? at?.port : at}, and PORT is ${port}. Set ListenStream of frontage.socket and PORT to the same port.`,
  );
}

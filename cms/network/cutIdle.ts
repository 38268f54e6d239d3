import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** ms of R42, as the website has them. */
const limits = { headMs: 15_000, idleMs: 30_000, requestMs: 900_000, keptMs: 72_000 };

/**
 * Cuts connections of a server that only wait for their client: for a head, for a body that stands still, for somebody
 * who does not read the answer, or for a next request. Nobody is cut while the server itself takes its time.
 */
export function cutIdle(server: Server, { headMs, idleMs, requestMs, keptMs } = limits): void {
  server.headersTimeout = headMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = keptMs;
  server.timeout = idleMs;
  const asked = new WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    asked.set(request.socket, { request, response });
  });
  server.on('timeout', (socket: Socket) => {
    const { request, response } = asked.get(socket) ?? {};
    const isOurTurn = request?.complete && !response?.writableEnded && socket.writableLength === 0;
    if (!isOurTurn) socket.destroy();
  });
}

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** R42 in ms: for the headers, for an idle body, for a request in all, and for the next request on a connection. */
export const connectionLimits = { headMs: 15_000, idleMs: 30_000, requestMs: 900_000, keptMs: 72_000 } as const;

/**
 * Cuts connections of a server that wait for nothing but their client: for the headers, for a body that stopped, for a
 * client that does not read the answer, or for a next request. None is cut while the server itself is working.
 */
export function cutIdle(
  server: Server,
  limits: Record<keyof typeof connectionLimits, number> = connectionLimits,
): void {
  server.headersTimeout = limits.headMs;
  server.requestTimeout = limits.requestMs;
  server.keepAliveTimeout = limits.keptMs;
  server.timeout = limits.idleMs;
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

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SendMailFailure } from '@frontage/contract/contact/failure.ts';

/** The status for a request that Node could not read, by the code of the error. */
const statusOf: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

type Headers = Readonly<Record<string, string>>;

/** For a request to the server as a whole, which has no page. RFC 9110 9.3.7. */
const allowed = 'GET, HEAD, POST, OPTIONS';

/**
 * Answers what HTTP decides before any address is looked at: `OPTIONS *`, an expectation that the server does not meet,
 * and requests that could not be read. `headers`: those of every other answer. RFC 9110 9.3.7 and 10.1.1.
 */
export function answerForServer(server: Server, headers: Headers): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, Connection: 'close' }).end();
  });
  takeFirst(server, (request, response) => {
    if (request.url !== '*') return false;
    const status = request.method === 'OPTIONS' ? 204 : 400;
    response.writeHead(status, { ...headers, Allow: allowed }).end();
    return true;
  });
}

/**
 * The same for a server of which only the listeners are ours, such as that of Next. It also refuses requests that name
 * no host or several, reads an absolute URL as its path, and sets the common headers on each answer.
 */
export function holdToHttp(server: Server, ofAll: Headers, ofRefusals: Headers): void {
  const headers = { ...ofAll, ...ofRefusals };
  answerForServer(server, headers);
  server.removeAllListeners('clientError').on('clientError', answerUnread(headers));
  takeFirst(server, (request, response) => {
    request.url = originForm(request.url ?? '/');
    for (const [name, value] of Object.entries(ofAll)) response.setHeader(name, value);
    if (namesOneHost(request)) return false;
    response.writeHead(400, { ...headers, Connection: 'close' }).end();
    return true;
  });
}

/** Offers each request to `take` first, and passes it to the existing listeners where `take` leaves it. */
export function takeFirst(server: Server, take: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (take(request, response)) return;
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

/** Answers a request that Node could not read, with the headers of every other answer, and closes the connection. */
export function answerUnread(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statusOf[error.code ?? ''] ?? 400;
    const words = STATUS_CODES[status] ?? 'Bad Request';
    const code = status === 431 ? 'too_large' : 'unreadable';
    const failure: SendMailFailure = { success: false, error: words, code, data: null };
    const body = JSON.stringify(failure);
    const all = {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      Connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${words}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

/**
 * The target of a request in the form that routes expect: an absolute URL, as proxies send it, becomes its path. RFC
 * 9112 3.2.2.
 */
export function originForm(target: string): string {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname + search;
}

/**
 * True where a request names exactly one host, and a valid one: a name or an address, with an optional port. One of
 * HTTP/1.0, as checks of load balancers are, need not name any. RFC 9112 3.2.
 */
export function namesOneHost({
  httpVersion,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>): boolean {
  const hosts = rawHeaders.filter((_, place) => rawHeaders[place - 1]?.toLowerCase() === 'host' && place % 2);
  const [host = ''] = hosts;
  if (hosts.length === 0) return httpVersion === '1.0';
  return hosts.length === 1 && /^(?:[\w.~-]+|\[[\da-fA-F:.]+\])(?::\d{1,5})?$/.test(host);
}

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

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { SendMailFailure } from '@frontage/contract/contact/failure.ts';
import { namesOneHost, originForm } from './requestTarget.ts';

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
    if (namesOneHost(request.rawHeaders)) return false;
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

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerUnread } from './answerUnread.ts';
import { namesOneHost, originForm } from './requestTarget.ts';

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
function takeFirst(server: Server, take: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (take(request, response)) return;
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  });
}

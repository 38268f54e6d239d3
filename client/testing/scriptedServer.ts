import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with one request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** One request as the server saw it. */
export interface Try {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
  /** ms of a monotonic clock. */
  atMs: number;
}

/** Answers with a status and a body as it is; JSON unless another type is given. */
export const answer =
  (status: number, body: string | object = '', contentType = 'application/json'): Behaviour =>
  (_request, response) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, text === '' ? {} : { 'content-type': contentType }).end(text);
  };

/** Cuts the connection before answering. */
export const reset: Behaviour = (request) => void request.socket.destroy();

/** Begins an answer, then cuts the connection within its body. */
export const resetWithin =
  (status: number): Behaviour =>
  (request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': 500 });
    response.write('{"success":', () => setTimeout(() => request.socket.destroy(), 5));
  };

/** Stays silent and keeps the connection open. */
export const hang: Behaviour = () => {};

/** Begins an answer and never ends it. */
export const hangWithin =
  (status: number): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': 500 }).write('{"success":');
  };

/** Waits, then sends the body in pieces. */
export const slow =
  (status: number, body: string): Behaviour =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    const pieces = body.match(/.{1,6}/g) ?? [];
    const next = () => {
      const piece = pieces.shift();
      if (piece === undefined) response.end();
      else response.write(piece, () => setTimeout(next, 2));
    };
    setTimeout(next, 5);
  };

/** A server on the loopback that plays a script: one behaviour per request, the last one for all that follow. */
export async function startScriptedServer() {
  let script: readonly Behaviour[] = [];
  let tries: Try[] = [];
  const server = createServer(async (request, response) => {
    const act = script[Math.min(tries.length, script.length - 1)];
    const one: Try = { method: request.method, headers: request.headers, body: '', atMs: performance.now() };
    tries.push(one);
    for await (const piece of request) one.body += String(piece);
    act?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    play(...behaviours: Behaviour[]): void {
      script = behaviours;
      tries = [];
    },
    tries: () => tries,
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

export type Fields = Record<string, unknown>;
export type Stored = Fields & { id: number };

/** What goes wrong with a call; undefined lets it pass. */
export type CrmFault =
  | 'lost answer'
  | 'server error'
  | 'limit'
  | 'refused'
  | 'hang'
  | { status: number; headers?: Record<string, string>; error?: string };

export interface Answer {
  status: number;
  body: Fields;
}

/** A stand-in for the CRM of another company, on this machine. */
export interface CrmServer<Table extends string> {
  url: string;
  token: string;
  tables: Record<Table, Stored[]>;
  /** ms after which searches find a new record, because their index lags behind. Lists find it at once. */
  indexLagMs: number;
  /** Method and path of each call, in order. */
  calls: string[];
  /** Decides what happens to the next call. */
  fate: (call: { method: string; path: string; body: string }) => CrmFault | undefined;
  close(): Promise<void>;
}

interface Manners<Peer> {
  isAllowed: (peer: Peer, headers: IncomingHttpHeaders) => boolean;
  refuse: (status: number, error: string) => Answer;
  work: (peer: Peer, method: string, url: URL, body: string) => Answer;
}

/** Makes a peer answer: tokens, limits with their headers, and answers that are lost after the work was done. */
export async function startCrmServer<Peer extends CrmServer<string>>(
  peer: Peer,
  manners: Manners<Peer>,
): Promise<Peer> {
  const server = createServer((request, response) => void answer(peer, manners, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The stand-in does not listen');
  peer.url = `http://127.0.0.1:${address.port}`;
  peer.close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return peer;
}

async function answer<Peer extends CrmServer<string>>(
  peer: Peer,
  { isAllowed, refuse, work }: Manners<Peer>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', peer.url);
  const method = request.method ?? 'GET';
  peer.calls.push(`${method} ${url.pathname}`);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const send = ({ body, status }: Answer) =>
    response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  if (!isAllowed(peer, request.headers)) return void send(refuse(401, 'unauthorized access'));
  const body = Buffer.concat(chunks).toString();
  const fault = peer.fate({ method, path: url.pathname + url.search, body });
  if (fault === 'hang') return;
  if (fault === 'refused') return void request.socket.destroy();
  if (fault === 'server error') return void send(refuse(500, 'Internal server error'));
  if (fault === 'limit') {
    response.setHeader('Retry-After', '2').setHeader('x-ratelimit-limit', '80').setHeader('x-ratelimit-remaining', '0');
    return void send(refuse(429, 'Rate limit exceeded'));
  }
  if (typeof fault === 'object') {
    for (const [name, value] of Object.entries(fault.headers ?? {})) response.setHeader(name, value);
    return void send(refuse(fault.status, fault.error ?? 'Not now'));
  }
  const done = work(peer, method, url, body);
  // The record exists, but the caller does not learn of it.
  if (fault === 'lost answer') return void request.socket.destroy();
  send(done);
}

/** A body as JSON; undefined where it is none. */
export function fieldsOf(text: string): Fields | undefined {
  try {
    const fields: unknown = JSON.parse(text);
    return typeof fields === 'object' && fields !== null ? { ...fields } : undefined;
  } catch {
    return undefined;
  }
}

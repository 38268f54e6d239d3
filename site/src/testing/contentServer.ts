import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BackendOptions } from '../page-data/askBackend.ts';

/** Returns the body for a query; undefined if there is nothing at the address. */
export type AnswerTo = (query: URLSearchParams) => unknown;

export interface ContentServer {
  backend: BackendOptions;
  answers: Record<string, AnswerTo>;
  /** Path and query of each request, in order. */
  asked: string[];
  stop(): void;
}

export async function startContentServer(answers: Record<string, AnswerTo> = {}): Promise<ContentServer> {
  const asked: string[] = [];
  const told = { answers };
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://host');
    asked.push(decodeURIComponent(pathname + search));
    const body = told.answers[pathname]?.(searchParams);
    response
      .writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(told, {
    backend: { backendUrl: `http://127.0.0.1:${port}`, namespace: 'frontage' },
    asked,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  });
}

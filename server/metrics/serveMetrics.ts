import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import { listeningFault } from '../listening.ts';

export interface MetricsPlace {
  port: number;
  host: string;
}

/**
 * Answers `GET /metrics` on a separate port, so that the visitors' port never reveals any of it. Throws
 * EnvironmentFault if it cannot listen there.
 */
export async function serveMetrics(register: Registry, { host, port }: MetricsPlace): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
    if (!isAsked) {
      response.writeHead(404).end();
      return;
    }
    register.metrics().then(
      (text) =>
        response.writeHead(200, { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  const { promise, reject, resolve } = Promise.withResolvers<void>();
  server.once('error', (error) => {
    reject(listeningFault(error, { port, host, portVariable: 'METRICS_PORT', hostVariable: 'METRICS_HOST' }) ?? error);
  });
  server.listen({ port, host }, resolve);
  await promise;
  return server;
}

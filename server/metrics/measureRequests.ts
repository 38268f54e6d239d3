import type { FastifyInstance } from 'fastify';

export interface AnsweredRequest {
  method: string;
  /** The pattern of the route, never the requested address: each value makes a series. */
  route: string;
  status: number;
  /** How a form ended, in one word. */
  outcome: string | undefined;
  seconds: number;
}

export type MeasureRequest = (request: AnsweredRequest) => void;

export function measureRequests(app: FastifyInstance, measure: MeasureRequest): void {
  app.addHook('onResponse', async (request, reply) => {
    measure({
      method: methodOf(request.method),
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      outcome: request.outcome,
      seconds: reply.elapsedTime / 1000,
    });
  });
}

/** Maps unknown methods to one, since callers may make some up. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other';
}

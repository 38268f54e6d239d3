import { type Endpoint, type EndpointName, endpointNames, endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { openApiDocument, openApiPath } from '@frontage/contract/openapi.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerUnlessUnchanged } from '../http/unchanged.ts';
import { type Answer, answersOf, type QueryOf } from './answers.ts';
import type { ContentStore } from './ContentStore.ts';
import { invalidQuery, noRoute, type Problem, problemOf, sendProblem } from './problems.ts';

const prefix = '/wp-json';
/** The most bytes in the body of a reading call (inclusive): 14 names and 100 numbers, several times over. */
const maxBodyBytes = 16_384;

interface ContentApiOptions {
  content: ContentStore;
  namespace: string;
  now: () => Date;
}

/** The reading calls of R53, below `/wp-json`. Errors have WordPress's shape, R55. */
export async function serveContentApi(
  app: FastifyInstance,
  { content, namespace, now }: ContentApiOptions,
): Promise<void> {
  // A route of its own, because the pages' route would match everything that no other one does. Answers before any body
  // is read.
  app.all('/*', { onRequest: async (_request, reply) => sendProblem(reply, noRoute) }, async () => {});
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status === 500) request.log.error({ err: error }, 'the content API failed');
    return sendProblem(reply, problem);
  });
  const answers = answersOf(content);

  function serve<Name extends EndpointName>(name: Name): void {
    const endpoint: Endpoint<unknown, unknown> = endpoints[name];
    const isPost = endpoint.method === 'POST';
    app.route({
      method: endpoint.method,
      url: routeOf(pathOf(endpoint, namespace)),
      bodyLimit: maxBodyBytes,
      handler: async (request, reply) => {
        const given = isPost ? request.body : givenIn(request);
        const query = endpoint.query.safeParse(given);
        if (!query.success) return sendProblem(reply, invalidQuery(query.error, given, isPost ? 'body' : 'query'));
        return send(request, reply, await answers[name](query.data as QueryOf<Name>, now()));
      },
    });
  }

  // It changes only with a new version of this program.
  const openApi = once(() => JSON.stringify(openApiDocument({ namespace })));
  app.get(routeOf(openApiPath(namespace)), async (request, reply) =>
    answerUnlessUnchanged(request, reply, openApi(), 'public, max-age=300'),
  );
  for (const name of endpointNames) serve(name);
}

/** The Fastify form of a path such as `/wp-json/frontage/v1/news/page/{page}`, without our prefix. */
function routeOf(path: string): string {
  return path.slice(prefix.length).replace(/\{(\w+)\}/g, ':$1');
}

/** Query and path parameters together. A query cannot override a part of the path. */
function givenIn(request: FastifyRequest): object {
  return { ...Object(request.query), ...Object(request.params) };
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer | Problem): FastifyReply {
  if ('code' in answer) return sendProblem(reply, answer);
  if (answer.stretch) {
    const { total, perPage } = answer.stretch;
    reply.header('X-WP-Total', String(total)).header('X-WP-TotalPages', String(Math.ceil(total / perPage)));
  }
  return answerUnlessUnchanged(request, reply, JSON.stringify(answer.body));
}

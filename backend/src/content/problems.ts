import type { ContentProblem } from '@frontage/contract/problem.ts';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';

/** An error of the content API before it is serialised. */
export interface Problem {
  status: 400 | 404 | 413 | 500;
  code: ContentProblem['code'];
  message: string;
  params?: Record<string, string>;
}

export const noRoute: Problem = {
  status: 404,
  code: 'rest_no_route',
  message: 'No route was found matching the URL and request method.',
};

export const unknownId: Problem = { status: 404, code: 'rest_post_invalid_id', message: 'Invalid post ID.' };

export const failed: Problem = { status: 500, code: 'rest_internal_error', message: 'Try again in a moment.' };

/** An invalid query. `params` says for each field what is wrong. Submitted values are not repeated. */
export function invalidParam(params: Record<string, string>): Problem {
  const names = Object.keys(params).join(', ');
  return { status: 400, code: 'rest_invalid_param', message: `Invalid parameter(s): ${names}`, params };
}

/** The first fault of each field of a query. `whole` names the query if no field is to blame. */
export function invalidQuery(error: z.ZodError, whole: 'query' | 'body'): Problem {
  const params: Record<string, string> = {};
  for (const { path, message } of error.issues) params[String(path[0] ?? whole)] ??= message;
  return invalidParam(params);
}

/** The problem for an error before a route is reached, such as an unreadable body, or for one of our own. */
export function problemOf(error: unknown): Problem {
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status === 413) return { ...invalidParam({ body: 'is too large' }), status };
  return status >= 400 && status < 500 ? invalidParam({ body: 'is not JSON in UTF-8' }) : failed;
}

export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply.code(problem.status).send(bodyOf(problem));
}

export function bodyOf({ status, code, message, params }: Problem): ContentProblem {
  return { code, message, data: { status, ...(params ? { params } : {}) } };
}

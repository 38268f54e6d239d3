import type { ContentProblem } from '@frontage/contract/problem.ts';
import type { FastifyReply } from 'fastify';

/** An error of the content API before it is written. */
export interface Problem {
  status: 400 | 404 | 500;
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

/** A query that does not fit; `params` says for each field what is wrong. Values are not repeated. */
export function invalidParam(params: Record<string, string>): Problem {
  const names = Object.keys(params).join(', ');
  return { status: 400, code: 'rest_invalid_param', message: `Invalid parameter(s): ${names}`, params };
}

export function sendProblem(reply: FastifyReply, { status, code, message, params }: Problem): FastifyReply {
  const body: ContentProblem = { code, message, data: { status, ...(params ? { params } : {}) } };
  return reply.code(status).header('Cache-Control', 'no-store').send(body);
}

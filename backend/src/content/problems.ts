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
export function invalidQuery(error: z.ZodError, given: unknown, whole: 'query' | 'body'): Problem {
  const params: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? whole);
    const isMissing = issue.path.length > 0 && Reflect.get(Object(given), name) === undefined;
    params[name] ??= isMissing ? 'is missing' : faultInWords(issue);
  }
  return invalidParam(params);
}

/** What is wrong with a value, for the person who wrote the call. */
function faultInWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'is no whole number' : `is no ${issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is too short' : `is below ${issue.minimum}`;
    case 'too_big':
      return `${issue.origin === 'string' ? 'is longer than' : 'is above'} ${issue.maximum}`;
    case 'invalid_value':
      return `is none of: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return /^Invalid/.test(issue.message)
        ? 'is written in another way than this parameter'
        : `needs ${issue.message}`;
    default:
      return /^Invalid/.test(issue.message) ? 'cannot be read' : issue.message;
  }
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

import type { ContentProblem } from '@frontage/contract/openApiSchemas.ts';
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

const failed: Problem = { status: 500, code: 'rest_internal_error', message: 'Try again in a moment.' };

/** An invalid query. `params` says for each field what is wrong. Submitted values are not repeated. */
function invalidParam(params: Record<string, string>): Problem {
  const names = Object.keys(params).join(', ');
  return { status: 400, code: 'rest_invalid_param', message: `Invalid parameter(s): ${names}`, params };
}

/**
 * The first fault of each field of a query, in sentences of our own. `whole` names the query if no field is to blame, or
 * one that the call does not know: its name is the caller's, and not repeated.
 */
export function invalidQuery(
  error: z.ZodError,
  { given, known, whole }: { given: unknown; known: readonly string[]; whole: 'query' | 'body' },
): Problem {
  const params: Record<string, string> = {};
  for (const issue of error.issues) {
    const [name = whole, entry] = issue.path;
    const place = typeof entry === 'number' ? `entry ${entry + 1} ` : '';
    const isMissing = issue.path.length === 1 && !Object.hasOwn(Object(given), name);
    params[String(name)] ??= `${place}${isMissing ? 'is needed' : sentenceOf(issue, known)}`;
  }
  return invalidParam(params);
}

/** A schema's own message is a sentence already; those of the validator are not for people. */
function sentenceOf(issue: z.core.$ZodIssue, known: readonly string[]): string {
  if (/^(?:must|needs) /.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return `has a field that this call does not know; it knows ${known.join(', ') || 'none'}`;
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `must ${boundOf(issue.origin, 'at least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${boundOf(issue.origin, 'at most', Number(issue.maximum))}`;
    default:
      return 'does not fit';
  }
}

const kinds: Record<string, string> = {
  string: 'one text',
  number: 'one number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object in JSON',
};

function boundOf(origin: string, most: 'at least' | 'at most', limit: number): string {
  const unit = { string: 'character', array: 'entry' }[origin];
  if (!unit) return `be ${most} ${limit}`;
  return `have ${most} ${limit} ${limit === 1 ? unit : unit === 'entry' ? 'entries' : `${unit}s`}`;
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

import { endpoints } from './endpoints.ts';
import { newsletterCallPaths, newsletterSchemas } from './openapi/newsletterCalls.ts';
import { codesInWords } from './openapi/parts.ts';
import { previewPaths } from './openapi/previewCalls.ts';
import { readingPaths } from './openapi/readingCalls.ts';
import { requestCallPaths } from './openapi/requestCalls.ts';
import { type Components, type JsonSchema, nameSchemas } from './openapi/schemas.ts';
import { visitorPaths, visitorSchemas } from './openapi/visitorCalls.ts';
import type { ContentProblem } from './problem.ts';

interface OpenApiOptions {
  /** The {namespace} of the content API. */
  namespace: string;
}

/** The path of the document itself. */
export function openApiPath(namespace: string): string {
  return `/wp-json/${namespace}/v1/openapi.json`;
}

/** The schemas of all answers: under their own names where they have any, otherwise as `{call}Answer`. */
export function apiComponents(): Components {
  const answers = Object.entries(endpoints).map(([name, { answer }]) => [`${name}Answer`, answer] as const);
  return nameSchemas({ ...Object.fromEntries(answers), ...visitorSchemas, ...newsletterSchemas });
}

/** Every call of the public host as an OpenAPI 3.1 document, made from the schemas that the calls use. */
export function openApiDocument({ namespace }: OpenApiOptions) {
  const components = apiComponents();
  return {
    openapi: '3.1.1',
    info: {
      title: 'Content API',
      version: '1',
      description:
        'What the site reads, and what its forms send. Every reading call answers JSON with an ETag and may be asked again with If-None-Match; content is never served from a cache unasked.',
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: [
      { name: 'content', description: 'Published content; drafts and what is dated later are never in it' },
      { name: 'forms', description: 'What forms ask and send' },
      { name: 'previews', description: 'Drafts, for editors and for whoever they send a link' },
    ],
    paths: {
      ...readingPaths(namespace, components),
      ...visitorPaths(components),
      ...newsletterCallPaths(components),
      ...requestCallPaths(components),
      ...previewPaths,
    },
    components: { ...sharedParts, schemas: withProblems(components) },
  };
}

const sharedParts = {
  headers: {
    ETag: { description: 'Changes with the answer', schema: { type: 'string' } },
    'X-WP-Total': { description: 'How long the whole list is', schema: { type: 'integer', minimum: 0 } },
    'X-WP-TotalPages': {
      description: 'How many stretches of this length it has',
      schema: { type: 'integer', minimum: 0 },
    },
  },
  responses: {
    invalidParam: describeProblem('Fields do not fit; `params` says of each what is wrong', 'rest_invalid_param', 400),
    invalidId: describeProblem('Nothing is published under this id', 'rest_post_invalid_id', 404),
    tooLarge: describeProblem('The body is too large', 'rest_invalid_param', 413),
  },
};

function describeProblem(description: string, code: ContentProblem['code'], status: number): object {
  const example: ContentProblem = { code, message: description, data: { status } };
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/contentProblem' }, example } },
  };
}

/** An error in WordPress's shape. R55. */
const contentProblem: JsonSchema = {
  type: 'object',
  properties: {
    code: {
      type: 'string',
      enum: [
        'rest_no_route',
        'rest_post_invalid_id',
        'rest_invalid_param',
        'rest_internal_error',
      ] satisfies ContentProblem['code'][],
    },
    message: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        status: { type: 'integer' },
        params: {
          type: 'object',
          additionalProperties: { type: 'string' },
          description: 'By field, what is wrong with it; what was sent is not repeated',
        },
      },
      required: ['status'],
    },
  },
  required: ['code', 'message', 'data'],
};

function withProblems({ schemas }: Components): Record<string, JsonSchema> {
  const { properties, ...failure } = schemas.sendMailFailure ?? {};
  const { code, ...others } = Object(properties);
  const sendMailFailure = { ...failure, properties: { ...others, code: { ...code, description: codesInWords } } };
  return { ...schemas, sendMailFailure, contentProblem };
}

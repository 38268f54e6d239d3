import type { z } from 'zod';
import { sendMailSuccess } from '../contact/answers.ts';
import { articleFileSuccess } from '../contact/articleFileRequest.ts';
import { subscribeSuccess } from '../contact/subscribeRequest.ts';
import { updateFields, updateHandles } from '../contact/updateRequest.ts';
import { formTable } from '../forms/formTable.ts';
import { newsletterPaths, paths } from '../paths.ts';
import { newsletterFormPaths } from './newsletterForms.ts';
import { bodies, failureOf, json, refusalsOf, withHidden } from './parts.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/** The schemas of these calls, by name. */
export const newsletterSchemas = { subscribeSuccess, articleFileSuccess };

/** The `paths` of an OpenAPI document for the newsletter, documents and additions. R44, R47, R48. */
export function newsletterCallPaths(components: Components): Record<string, object> {
  const failure = failureOf(components);
  const refusals = refusalsOf(failure);
  const call = (operationId: string, summary: string, fields: JsonSchema, answer: z.core.$ZodType, more: object) => ({
    post: {
      operationId,
      summary,
      tags: ['forms'],
      requestBody: { required: true, content: bodies(fields) },
      responses: { 200: { description: 'Done', ...json(components.refTo(answer)) }, ...refusals, ...more },
    },
  });
  return {
    [paths.subscribe]: call(
      'subscribe',
      'Asks for the letter. The answer is the same whether the address is known or not; an email asks for one click.',
      withHidden(givenSchema(formTable.newsletter.schema)),
      subscribeSuccess,
      { 303: { description: `A browser without script is led to ${newsletterPaths.waiting}` } },
    ),
    [paths.articleFile]: call(
      'articleFile',
      'Asks for a document that an article offers. The link of the answer serves it for 24 hours.',
      withHidden(givenSchema(formTable['article-file'].schema)),
      articleFileSuccess,
      {
        303: { description: 'A browser without script is led to a page with the link' },
        404: failure('The article does not offer this document'),
      },
    ),
    [paths.update]: call(
      'updateRequest',
      'Adds to a request that was sent within the last 24 hours: fields of the form, a note, and files as multipart form data. The four handles decide which. A field that is not taken is refused by name.',
      mergeSchemas(givenSchema(updateFields), givenSchema(updateHandles)),
      sendMailSuccess,
      { 403: failure('A handle is forged, has run out, or names another request; nothing was changed') },
    ),
    ...newsletterFormPaths,
    [newsletterPaths.leave]: {
      post: {
        operationId: 'leaveNewsletter',
        summary: 'Takes a reader off the list at once. Called by email programs, as RFC 8058 says.',
        tags: ['forms'],
        parameters: [
          { name: 't', in: 'query', required: true, description: 'The token of the email', schema: { type: 'string' } },
        ],
        responses: {
          200: { description: 'Off the list', content: { 'text/plain': { schema: { type: 'string' } } } },
          400: { description: 'The token is not ours', content: { 'text/plain': { schema: { type: 'string' } } } },
        },
      },
    },
    [`${paths.downloads}/{token}`]: {
      get: {
        operationId: 'download',
        summary: 'Serves a document as an attachment until its link runs out.',
        tags: ['forms'],
        parameters: [
          {
            name: 'token',
            in: 'path',
            required: true,
            description: 'From the answer or the email',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: {
            description: 'The document',
            content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
          },
          404: { description: 'The link is not ours', content: { 'text/html': { schema: { type: 'string' } } } },
          410: { description: 'The link has run out', content: { 'text/html': { schema: { type: 'string' } } } },
        },
      },
    },
  };
}

function mergeSchemas(first: JsonSchema, second: JsonSchema): JsonSchema {
  const required = [first, second].flatMap(({ required: names }) => (Array.isArray(names) ? names : []));
  return { ...first, required, properties: { ...Object(first.properties), ...Object(second.properties) } };
}

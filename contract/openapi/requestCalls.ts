import { sendMailSuccess } from '../contact/answers.ts';
import { formTable } from '../forms/formTable.ts';
import { paths } from '../paths.ts';
import { bodies, failureOf, idempotencyKey, joinLists, json, multipart, refusalsOf, requestSchema } from './parts.ts';
import type { Components } from './schemas.ts';

/** The `paths` of an OpenAPI document for requests other than the contact form's. R45, R46. */
export function requestCallPaths(components: Components): Record<string, object> {
  const failure = failureOf(components);
  const shared = { ...refusalsOf(failure), 413: failure('The request or its file is too large') };
  const call = (operationId: string, summary: string, content: object, unfitting: string) => ({
    post: {
      operationId,
      summary,
      tags: ['forms'],
      parameters: [idempotencyKey],
      requestBody: { required: true, content },
      responses: {
        200: { description: 'Stored; the handles stay good for 24 hours', ...json(components.refTo(sendMailSuccess)) },
        303: { description: 'Stored; a browser without script is led to the page that says thank you' },
        ...shared,
        422: failure(unfitting),
        429: failure('Too many requests, or the same one again: then the code is `duplicate`'),
      },
    },
  });
  const { audit, estimate } = formTable;
  return {
    [paths.audit]: call(
      'requestAudit',
      'Asks for an audit of a contract. An answer of 200 means that it is stored.',
      { ...bodies(requestSchema(audit.schema)), ...multipart(requestSchema(audit.schema), ['file']) },
      'Fields do not fit; the details name each by its context key',
    ),
    [paths.callBack]: call(
      'requestCallBack',
      'Asks to be called at a number. An answer of 200 means that it is stored.',
      bodies(requestSchema(formTable['call-back'].schema)),
      'Fields do not fit; the details name each by its context key',
    ),
    [paths.estimate]: call(
      'requestEstimate',
      'Sends the answers to the estimate with the range that they came to. An answer of 200 means that it is stored.',
      bodies(requestSchema(estimate.schema)),
      'Fields do not fit, or the range is not what these answers come to by this version of the rates',
    ),
    [paths.estimateBill]: {
      post: {
        operationId: 'estimateBill',
        summary:
          'For browsers without script: the page of the estimate, with the bill for the answers. Stores nothing.',
        tags: ['forms'],
        requestBody: {
          required: true,
          content: { 'application/x-www-form-urlencoded': { schema: joinLists(requestSchema(estimate.schema, [])) } },
        },
        responses: {
          200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } },
          400: shared[400],
          403: shared[403],
          404: failure('The page of the estimate is no longer there'),
          413: shared[413],
          415: shared[415],
          429: shared[429],
        },
      },
    },
  };
}

import type { z } from 'zod';
import { sendMailSuccess } from '../contact/answers.ts';
import { auditFields } from '../contact/auditRequest.ts';
import { callBackFields } from '../contact/callBackRequest.ts';
import { requestEnvelope } from '../contact/contactRequest.ts';
import { estimateFields } from '../contact/estimateRequest.ts';
import { sendMailFailure } from '../contact/failure.ts';
import { maxFileBytes } from '../contact/limits.ts';
import { paths } from '../paths.ts';
import { hiddenProperties } from './hiddenProperties.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/** The part `paths` of an OpenAPI document for requests that are not the contact form's. R45, R46. */
export function requestCallPaths(components: Components): Record<string, object> {
  const failure = (description: string) => ({ description, ...json(components.refTo(sendMailFailure)) });
  const shared = {
    400: failure('The body or the Idempotency-Key could not be read'),
    403: failure('A page of another site made the browser send this'),
    410: failure('The form stood open for more than a day: send it again with a fresh token'),
    413: failure('The request or its file is too large'),
    415: failure('The body is of none of the three kinds'),
    503: failure('Nothing can be stored at the moment; Retry-After says when to come back'),
  };
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
  return {
    [paths.audit]: call(
      'requestAudit',
      'Asks for an audit of a contract. An answer of 200 means that it is stored.',
      { ...bodies(auditFields), 'multipart/form-data': { schema: withFile(joined(formSchema(auditFields))) } },
      'Fields do not fit; the details name each by its context key',
    ),
    [paths.callBack]: call(
      'requestCallBack',
      'Asks to be called at a number. An answer of 200 means that it is stored.',
      bodies(callBackFields),
      'Fields do not fit; the details name each by its context key',
    ),
    [paths.estimate]: call(
      'requestEstimate',
      'Sends the answers to the estimate with the range that they came to. An answer of 200 means that it is stored.',
      bodies(estimateFields),
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
          content: { 'application/x-www-form-urlencoded': { schema: joined(formSchema(estimateFields, [])) } },
        },
        responses: {
          200: { description: 'The page', content: { 'text/html': { schema: { type: 'string' } } } },
          400: shared[400],
          403: shared[403],
          404: failure('The page of the estimate is no longer there'),
          413: shared[413],
          415: shared[415],
          429: failure('Too many requests from one network address; Retry-After says when to come back'),
        },
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for all tries of one request: a repeated one gets the first answer again',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
};

function bodies(schema: z.core.$ZodType): object {
  const fields = formSchema(schema);
  return {
    'application/json': { schema: fields },
    'application/x-www-form-urlencoded': { schema: joined(fields) },
  };
}

/** What is asked, what the client adds, and what every form carries hidden. */
function formSchema(schema: z.core.$ZodType, required?: string[]): JsonSchema {
  const asked = givenSchema(schema);
  const hidden = hiddenProperties();
  const properties = { ...hidden, ...Object(givenSchema(requestEnvelope).properties), ...Object(asked.properties) };
  return { ...asked, ...(required ? { required } : {}), properties };
}

/** In a form's body a list is one text, joined by commas. R36. */
function joined(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(Object(schema.properties) as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    field.type === 'array'
      ? { type: 'string', description: 'Entries with commas between, or one field for each' }
      : field,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

function withFile(schema: JsonSchema): JsonSchema {
  const description = `A file of at most ${maxFileBytes.toLocaleString('en')} bytes`;
  return {
    ...schema,
    properties: { ...Object(schema.properties), file: { type: 'string', format: 'binary', description } },
  };
}

function json(schema: JsonSchema): { content: object } {
  return { content: { 'application/json': { schema } } };
}

import { formTokenAnswer, sendMailSuccess } from '../contact/answers.ts';
import { consentRequest } from '../contact/consentRequest.ts';
import { sendMailFailure } from '../contact/failure.ts';
import { fileFields } from '../contact/fileFields.ts';
import { formTable } from '../forms/formTable.ts';
import { paths } from '../paths.ts';
import { olderReport, policyReportsPath, sentReport } from '../reports/policyReport.ts';
import { speedPath } from '../speed/speedFigures.ts';
import { speedReport } from '../speed/speedReport.ts';
import { bookingOperations, bookingSchemas } from './bookingCalls.ts';
import {
  bodies,
  type Failure,
  failureOf,
  idempotencyKey,
  json,
  multipart,
  refusalsOf,
  requestSchema,
} from './parts.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/** The schemas of the calls that visitors' forms make, by name. */
export const visitorSchemas = { ...bookingSchemas, sendMailSuccess, sendMailFailure, formTokenAnswer };

/** The `paths` of an OpenAPI document for the calls that forms make. R32, R33, R37, R38, R40. */
export function visitorPaths(components: Components): Record<string, object> {
  const failure = failureOf(components);
  return {
    ...bookingOperations(components, failure),
    [paths.sendMail]: { post: sendMailOperation(components, failure) },
    [paths.formToken]: {
      get: {
        operationId: 'formToken',
        summary:
          'What a form needs before it is sent: a signed token, the name of the field that stays empty and, where the operator asks for it, a challenge of ALTCHA.',
        tags: ['forms'],
        parameters: [
          {
            name: 'formId',
            in: 'query',
            required: true,
            description: 'The id of the form',
            schema: { type: 'string', pattern: '^[a-z][a-z0-9-]{0,59}$' },
            example: 'contact',
          },
          {
            name: 'standing',
            in: 'query',
            required: false,
            description: 'Given, the token is one for a page that stands: it names no time',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: { description: 'The answer', ...json(components.refTo(formTokenAnswer)) },
          400: failure('No id of a form'),
        },
      },
    },
    [paths.consent]: {
      post: {
        operationId: 'consent',
        summary: 'Writes a visitor’s answer about counting to the log. Sent again, it is written once.',
        tags: ['forms'],
        requestBody: { required: true, ...json(givenSchema(consentRequest)) },
        responses: {
          204: { description: 'Written' },
          400: failure('The answer does not fit'),
          403: failure('A page of another site made the browser send this'),
          413: failure('The body is too large'),
          429: failure('Too many answers from one network address; Retry-After says when to come back'),
        },
      },
    },
    [speedPath]: {
      post: {
        operationId: 'pageSpeed',
        summary: 'Counts how fast a page was for a visitor. Sent as JSON, or as text that is JSON.',
        tags: ['forms'],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: givenSchema(speedReport) },
            'text/plain': { schema: { type: 'string', contentMediaType: 'application/json' } },
          },
        },
        responses: {
          204: { description: 'Taken; more than 300 in ten minutes from one network address are not counted' },
          400: failure('The report does not fit'),
          403: failure('A page of another site made the browser send this'),
          413: failure('The body is too large'),
        },
      },
    },
    [policyReportsPath]: {
      post: {
        operationId: 'policyReports',
        summary: 'Counts what the Content-Security-Policy of a page refused. Browsers send it by themselves.',
        tags: ['forms'],
        requestBody: {
          required: true,
          content: {
            'application/reports+json': { schema: { type: 'array', items: givenSchema(sentReport) } },
            'application/csp-report': { schema: givenSchema(olderReport) },
          },
        },
        responses: {
          204: { description: 'Taken; what is no report of a page of ours is not counted' },
          403: failure('A page of another site made the browser send this'),
          413: failure('The body is too large'),
          415: failure('The body is of neither kind'),
        },
      },
    },
    [paths.geo]: {
      get: {
        operationId: 'geo',
        summary: 'The country that the caller’s network address belongs to, as two letters.',
        tags: ['forms'],
        responses: {
          200: { description: 'The answer', ...json(geoAnswer) },
          503: failure('The service that was asked does not answer, or knows no country'),
        },
      },
    },
  };
}

const geoAnswer: JsonSchema = {
  type: 'object',
  properties: {
    country: {
      type: ['string', 'null'],
      pattern: '^[A-Z]{2}$',
      description: 'ISO 3166-1 alpha-2; null where no service is set',
    },
  },
  required: ['country'],
  additionalProperties: false,
};

function sendMailOperation(components: Components, failure: Failure): object {
  const fields = requestSchema(formTable.contact.schema);
  return {
    operationId: 'sendMail',
    summary: 'Sends a contact request. An answer of 200 means that it is stored.',
    tags: ['forms'],
    parameters: [idempotencyKey],
    requestBody: { required: true, content: { ...bodies(fields), ...multipart(fields, fileFields) } },
    responses: {
      200: { description: 'Stored; the handles stay good for 24 hours', ...json(components.refTo(sendMailSuccess)) },
      303: { description: 'Stored; a browser without script is led to the page that says thank you' },
      ...refusalsOf(failure),
      413: failure('The request or one of its files is too large'),
      429: failure('Too many requests, or the same one again: then the code is `duplicate`'),
    },
  };
}

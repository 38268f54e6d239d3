import type { z } from 'zod';
import { requestEnvelope } from '../contact/contactRequest.ts';
import { failureMeanings, sendMailFailure } from '../contact/failure.ts';
import { hiddenFields } from '../contact/formMarkup.ts';
import { maxFileBytes } from '../contact/limits.ts';
import { proofField } from '../contact/proofOfWork.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/* Parts that the descriptions of all form calls share. */

export type Failure = (description: string) => object;

/** Describes the answer to a call that failed. R40. */
export function failureOf(components: Components): Failure {
  return (description) => ({ description, ...json(components.refTo(sendMailFailure)) });
}

/** The meaning of every failure code, in one text. */
export const codesInWords = Object.entries(failureMeanings)
  .map(([code, meaning]) => `${code}: ${meaning}`)
  .join('; ');

/** The refusals that any form may get. */
export function refusalsOf(failure: Failure) {
  return {
    400: failure('The body or the Idempotency-Key could not be read'),
    403: failure('A page of another site made the browser send this'),
    410: failure('The form stood open for more than a day: send it again with a fresh token'),
    415: failure('The body is of none of the three kinds'),
    422: failure('Fields do not fit; the details name each by its context key'),
    429: failure('Too many requests from one network address; Retry-After says when to come back'),
    503: failure('Nothing can be stored at the moment; Retry-After says when to come back'),
  };
}

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'One for all tries of one request: a repeated one gets the first answer again',
  schema: { type: 'string', pattern: '^[\\w.:-]{8,128}$' },
};

export function json(schema: JsonSchema): { content: object } {
  return { content: { 'application/json': { schema } } };
}

/** The two content types of a body without files. */
export function bodies(fields: JsonSchema): object {
  return {
    'application/json': { schema: fields },
    'application/x-www-form-urlencoded': { schema: joinLists(fields) },
  };
}

/** Adds the hidden fields of every form. */
export function withHidden(schema: JsonSchema): JsonSchema {
  return { ...schema, properties: { ...hiddenProperties(), ...Object(schema.properties) } };
}

/** Adds the hidden fields and those that the client adds to a request. */
export function requestSchema(schema: z.core.$ZodType, required?: string[]): JsonSchema {
  const asked = givenSchema(schema);
  const properties = { ...Object(givenSchema(requestEnvelope).properties), ...Object(asked.properties) };
  return withHidden({ ...asked, ...(required ? { required } : {}), properties });
}

/** The schema of a form-encoded body, where a list is one text, joined by commas. R36. */
export function joinLists(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(Object(schema.properties) as Record<string, JsonSchema>).map(([name, field]) => [
    name,
    field.type === 'array'
      ? { type: 'string', description: 'Entries with commas between, or one field for each' }
      : field,
  ]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

/** A body that may have files in those fields. */
export function multipart(fields: JsonSchema, names: readonly string[]): object {
  const description = `A file of at most ${maxFileBytes.toLocaleString('en')} bytes`;
  const files = names.map((name) => [name, { type: 'string', format: 'binary', description }]);
  const schema = joinLists(fields);
  const properties = { ...Object(schema.properties), ...Object.fromEntries(files) };
  return { 'multipart/form-data': { schema: { ...schema, properties } } };
}

/** The fields that all forms have, and the one that script may add. */
function hiddenProperties(): Record<string, JsonSchema> {
  const hidden = Object.values(hiddenFields).map((name) => [name, { type: 'string' }]);
  const description = 'The solution of the challenge that came with the token, where one came';
  return { ...Object.fromEntries(hidden), [proofField]: { type: 'string', description } };
}

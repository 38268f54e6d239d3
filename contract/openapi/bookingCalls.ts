import { bookingChanged, bookingSuccess, holdSuccess, slotsAnswer } from '../booking/bookingAnswers.ts';
import { cancelFields, holdFields, moveFields } from '../booking/bookingRequest.ts';
import { formTable } from '../forms/formTable.ts';
import { bookingPaths } from '../paths.ts';
import { bodies, type Failure, json, withHidden } from './parts.ts';
import { type Components, givenSchema, type JsonSchema } from './schemas.ts';

/** The schemas of the answers about calls, by name. */
export const bookingSchemas = { slotsAnswer, bookingSuccess, bookingChanged, holdSuccess };

const tags = ['forms'];

/** The `paths` of an OpenAPI document for booking a call. */
export function bookingOperations(components: Components, failure: Failure): Record<string, object> {
  const answer = (schema: Parameters<Components['refTo']>[0]) => ({
    description: 'The answer',
    ...json(components.refTo(schema)),
  });
  const post = (operationId: string, summary: string, fields: JsonSchema, responses: object) => ({
    post: {
      operationId,
      summary,
      tags,
      requestBody: {
        required: true,
        content: bodies(fields),
      },
      responses: {
        ...responses,
        400: failure('The body could not be read'),
        403: failure('From a page of another site'),
      },
    },
  });
  const changed = {
    200: answer(bookingChanged),
    303: { description: 'Done; a browser without script is led to the page that says so' },
    410: failure('The call is over, or the token is not ours'),
  };
  const taken = failure('The hour is not free; the detail names the field `start`');
  return {
    [bookingPaths.slots]: {
      get: {
        operationId: 'bookingSlots',
        summary: 'The hours at which calls begin, for the weeks that show a month, by the clocks of a zone.',
        tags,
        parameters: [
          describeQuery('month', true, 'Such as 2026-11', '2026-11'),
          describeQuery('zone', true, 'IANA name of the time zone of the visitor', 'Europe/Amsterdam'),
          describeQuery('hold', false, 'A hold: the hour that it keeps counts as free'),
        ],
        responses: { 200: answer(slotsAnswer), 400: failure('A month or a zone that is none') },
      },
    },
    [bookingPaths.hold]: post(
      'bookingHold',
      'Keeps an hour for ten minutes while the form is filled in.',
      givenSchema(holdFields),
      { 200: answer(holdSuccess), 409: taken, 429: failure('Too many hours were kept from this network') },
    ),
    [bookingPaths.booking]: post(
      'bookCall',
      'Books a call. An answer of 200 means that it is stored, with the emails that are owed.',
      withHidden(givenSchema(formTable.booking.schema)),
      {
        200: answer(bookingSuccess),
        303: { description: 'Booked; a browser without script is led to the page of the call' },
        409: taken,
        422: failure('Fields do not fit; the details name each by its context key'),
        429: failure('Too many requests, the same one again, or three calls to come already'),
      },
    ),
    [bookingPaths.move]: post('moveCall', 'Moves a call by the signed token of its email.', givenSchema(moveFields), {
      ...changed,
      409: taken,
    }),
    [bookingPaths.cancel]: post(
      'cancelCall',
      'Cancels a call by the signed token of its email. Twice is once.',
      givenSchema(cancelFields),
      changed,
    ),
  };
}

function describeQuery(name: string, required: boolean, description: string, example?: string): object {
  return { name, in: 'query', required, description, schema: { type: 'string' }, ...(example ? { example } : {}) };
}

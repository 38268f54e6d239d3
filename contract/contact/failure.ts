import * as z from 'zod/mini';
import { failureDetail } from './answers.ts';

/**
 * Why a call failed, as codes for machines, and what each code means. The sentences are for people and may change. R40.
 */
export const failureMeanings = {
  unreadable: 'the request, its key or what it asks for could not be read',
  invalid: 'what was sent does not fit; details name the fields',
  key_reused: 'the Idempotency-Key came with other fields before',
  unsigned: 'the signature is missing, wrong or too old',
  foreign_site: 'a page of another site made the browser send this',
  closed: 'what is to be changed is over, or the link to it is not ours',
  not_found: 'what is asked for is not there, or no longer',
  taken: 'somebody else has it',
  stale_form: 'the form stood open for more than a day: send it again with a fresh token',
  too_large: 'the request or one of its files is too large',
  unknown_type: 'the body is of a kind that is not read here',
  duplicate: 'the same request came within 24 hours',
  rate_limited: 'too many requests from one network address; Retry-After says when to come back',
  too_many_calls: 'as many calls to come as one address may have',
  failed: 'a fault on our side',
  unavailable: 'nothing can be stored or looked up at the moment; try again later',
} as const;

export type FailureCode = keyof typeof failureMeanings;

export const failureCodes = Object.keys(failureMeanings) as [FailureCode, ...FailureCode[]];

/** The answer of any call that failed. `error` is a sentence, or a sentence with details. R40. */
export const sendMailFailure = z.object({
  success: z.literal(false),
  error: z.union([z.string(), z.object({ message: z.string(), details: z.array(failureDetail) })]),
  code: z.enum(failureCodes),
  data: z.unknown(),
});

export type SendMailFailure = z.infer<typeof sendMailFailure>;

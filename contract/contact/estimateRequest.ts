import * as z from 'zod/mini';
import { fault, fieldsOf } from './fields.ts';

const answer = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const answers = z.array(answer).check(z.maxLength(20));
const amount = z.optional(z.string().check(z.regex(/^\d{1,9}$/, fault('mustBeAmount'))));

/**
 * `POST /send-mail/estimate`: who asks, the answers, and the range that was shown with the version of its rates. R46.
 */
export const estimateFields = z.extend(fieldsOf(['name', 'email', 'phone', 'company', 'message'], ['name', 'email']), {
  projectType: z.optional(answer),
  platforms: z.optional(answers),
  parties: z.optional(answer),
  features: z.optional(answers),
  designState: z.optional(answer),
  timeline: z.optional(answer),
  ratesVersion: z.string(fault('mustNameRates')).check(z.regex(/^[\w.-]{1,40}$/, fault('mustNameRates'))),
  /** The range as the visitor saw it; missing where the form was sent before a bill was asked for. */
  lowUsd: amount,
  highUsd: amount,
});

export type EstimateFields = z.infer<typeof estimateFields>;

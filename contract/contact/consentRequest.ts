import * as z from 'zod/mini';

/**
 * `POST /consent`: one answer of one visitor, for the log. `visitor` is a random number that identifies their browser
 * and nothing else; `answer` counts its answers, so that one sent twice is written once.
 */
export const consentRequest = z.strictObject({
  visitor: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  answer: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** The version of the text that was shown. */
  version: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  counting: z.boolean(),
  campaigns: z.boolean(),
});

export type ConsentRequest = z.infer<typeof consentRequest>;

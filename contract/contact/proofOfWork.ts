import * as z from 'zod/mini';

/**
 * The challenge that `GET /form-token` gives a browser, where the operator turned that on: to find the counter whose
 * PBKDF2 key begins with `keyPrefix`. ALTCHA's second version, signed, good for one form and one request. Decision 018.
 */
export const workChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    /** Rounds of PBKDF2 per try. */
    cost: z.number(),
    data: z.object({ formId: z.string() }),
    /** Seconds since 1970. */
    expiresAt: z.number(),
    /** Bytes. */
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
});

export type WorkChallenge = z.infer<typeof workChallenge>;

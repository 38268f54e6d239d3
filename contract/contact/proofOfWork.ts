import * as z from 'zod/mini';

/**
 * The field in which a form shows what the browser worked out: base64 of JSON of a {@link workChallenge} and its
 * solution, as all programs for ALTCHA write it. Only script adds it, and only where the server asked for it.
 */
export const proofField = 'proofOfWork';

/**
 * What `GET /form-token` asks a browser to work out, where the operator turned that on: the counter whose key by PBKDF2
 * begins with `keyPrefix`. Of ALTCHA's second version, signed, good for one form and one request. Decision 018.
 */
export const workChallenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    /** Rounds of PBKDF2 for one try. */
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

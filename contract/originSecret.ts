import { z } from 'zod';

/**
 * The header by which the host recognises callers that may ask it directly: the CDN in front of it, and the renderer.
 */
export const originSecretHeader = 'x-origin-secret';

/** The variable ORIGIN_SECRET, as host and renderer read it. */
export const originSecretVariable = z
  .string()
  .regex(/^[\x21-\x7e]{32,200}$/, { error: 'must be at least 32 letters, digits and signs without spaces' })
  .optional();

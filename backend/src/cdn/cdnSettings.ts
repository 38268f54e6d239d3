import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { oneOf, type Variables } from '@frontage/contract/variables.ts';
import { z } from 'zod';
import type { CdnName } from './cdns.ts';

/** A CDN in front that can be told to forget pages, so it may keep them. */
export interface CdnSettings {
  name: CdnName;
  purgeUrl: string;
  purgeToken: string;
}

/** The variables that set up a CDN. */
export const cdnVariables = {
  CDN: oneOf(['cloudflare', 'fastly', 'bunny', 'varnish']).optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example.com/purge' })
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, { error: 'must be a token: letters, digits and signs without spaces' })
    .optional(),
};

const needed = ['CDN', 'CDN_PURGE_URL', 'CDN_PURGE_TOKEN'] as const;

/** Undefined where no cache in front may keep pages. */
export function cdnOf(values: z.infer<z.ZodObject<typeof cdnVariables>>): CdnSettings | undefined {
  const { CDN: name, CDN_PURGE_TOKEN: purgeToken, CDN_PURGE_URL: purgeUrl } = values;
  return name && purgeUrl && purgeToken ? { name, purgeUrl, purgeToken } : undefined;
}

/** Throws EnvironmentFault if some of the variables are set, but not all. */
export function requireWholeCdn(given: Variables): void {
  const missing = needed.filter((name) => !given[name]);
  if (missing.length === 0 || missing.length === needed.length) return;
  throw new EnvironmentFault(
    missing.map(
      (name) =>
        `${name}: is missing, and a CDN that keeps pages needs it. Set it, or leave out all that begin with CDN.`,
    ),
  );
}

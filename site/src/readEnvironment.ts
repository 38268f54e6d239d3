import { EnvironmentFault } from '@frontage/contract/EnvironmentFault.ts';
import { z } from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'an address such as https://agency.example' })
  .transform((url) => url.replace(/\/$/, ''));

const environment = z.object({
  /** Canonical address of the site. */
  SITE_URL: address.default('http://localhost:3000'),
  /** Where the pages send their calls, if that is not the site's own address. */
  BACKEND_URL: address.optional(),
  /** Where content is read, if that is not the host on this machine. */
  CONTENT_URL: address.optional(),
  /** Of the host on this machine. */
  PORT: z.string().regex(/^\d+$/, { error: 'a port number' }).default('3000'),
  WP_NAMESPACE: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'small letters, digits and hyphens' })
    .default('quayline'),
  /** What visits are counted under, for those who allow it; without it nothing is asked and nothing counted. */
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/, { error: 'the id of a Google tag, such as G-ABC1234567' })
    .optional(),
  /** `1` adds the gallery of all blocks; no site that others visit has it. */
  GALLERY: z.string().optional(),
  APP_ENV: z.enum(['development', 'staging', 'production']).default('development'),
});

/** What the site takes from its environment. Throws at once, naming each variable that does not fit and why. */
export function readEnvironment(variables: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(filled);
  if (!result.success) {
    const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')}: expected ${issue.message}`);
    throw new EnvironmentFault(`The environment of the site does not fit:\n${faults.join('\n')}`);
  }
  const {
    SITE_URL,
    BACKEND_URL = SITE_URL,
    PORT,
    CONTENT_URL = `http://localhost:${PORT}`,
    WP_NAMESPACE,
    ANALYTICS_ID,
    APP_ENV,
    GALLERY,
  } = result.data;
  return {
    siteUrl: SITE_URL,
    backendUrl: BACKEND_URL,
    contentUrl: CONTENT_URL,
    namespace: WP_NAMESPACE,
    analyticsId: ANALYTICS_ID,
    hasGallery: GALLERY === '1',
    isProduction: APP_ENV === 'production',
  };
}

export type SiteEnvironment = ReturnType<typeof readEnvironment>;

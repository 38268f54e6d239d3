import { parseVariables, type Variables, wholeNumber } from '@frontage/contract/variables.ts';
import { z } from 'zod';

const origin = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' });

/** The variables that say where the product is reached; see {@link readAddresses}. */
export const addressVariables = {
  ADMIN_PORT: wholeNumber('a port number', 1, 65_535).default(3001),
  ADMIN_URL: origin.optional(),
  SITE_URL: origin.default('http://localhost:3000'),
  BACKEND_URL: origin.optional(),
};

const variables = z.object(addressVariables);

export function addressesOf({ ADMIN_PORT, ADMIN_URL, BACKEND_URL, SITE_URL }: z.infer<typeof variables>) {
  return {
    adminPort: ADMIN_PORT,
    /** Where editors open the admin, without a trailing slash; its scheme decides whether cookies are Secure. */
    adminUrl: (ADMIN_URL ?? `http://localhost:${ADMIN_PORT}`).replace(/\/$/, ''),
    siteUrl: SITE_URL,
    /** Where visitors reach the website's host, without a trailing slash. */
    backendUrl: (BACKEND_URL ?? SITE_URL).replace(/\/$/, ''),
  };
}

/**
 * Reads only the addresses, for code that is loaded before there are data: reading the whole environment would make a
 * secret where none is set. Throws EnvironmentFault naming every wrong variable.
 */
export function readAddresses(given: Variables = process.env) {
  return addressesOf(parseVariables(variables, given));
}

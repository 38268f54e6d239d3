import { cookieOf } from './cookies.ts';

/** Contains the code of the visitor's country for an hour after a form looked it up. R32. */
export const countryCookie = 'country';

/**
 * Returns the name of the country that a form of this visitor looked up within the last hour; undefined if none did.
 * Sends no request for the country, and loads the names only if there is a code. Never rejects.
 */
export async function readKeptCountryName(): Promise<string | undefined> {
  const code = cookieOf(countryCookie);
  if (!code) return undefined;
  try {
    const { countryNameOf, isCountryCode } = await import('@frontage/contract/contact/countries.ts');
    return isCountryCode(code) ? countryNameOf(code) : undefined;
  } catch {
    // The names did not load. The caller's request does not depend on a country.
    return undefined;
  }
}

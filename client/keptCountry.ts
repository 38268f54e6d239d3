import { cookieOf } from './cookies.ts';

/** Holds the code of the visitor's country for an hour after a form looked it up. R32. */
export const countryCookie = 'country';

/**
 * The name of the country that a form of this visitor looked up within the last hour; undefined where none did. Asks
 * nobody, and loads the names only where there is a code. Never rejects.
 */
export async function readKeptCountryName(): Promise<string | undefined> {
  const code = cookieOf(countryCookie);
  if (!code) return undefined;
  try {
    const { countryNameOf, isCountryCode } = await import('@frontage/contract/contact/countries.ts');
    return isCountryCode(code) ? countryNameOf(code) : undefined;
  } catch {
    // The names did not load. What was asked for does not hang on a country.
    return undefined;
  }
}

import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, isCountryCode } from '@frontage/contract/contact/countries.ts';
import { countryCookieMaxAgeS, defaultCountryCode } from '@frontage/contract/contact/limits.ts';
import { paths } from '@frontage/contract/paths.ts';
import { backendAddress } from './backendAddress.ts';
import { cookieOf, formatCookie, setCookie } from './cookies.ts';
import { countryCookie } from './keptCountry.ts';

export interface VisitorCountry {
  code: CountryCode;
  source: CountrySource;
}

let lookup: Promise<VisitorCountry> | undefined;

/**
 * Returns the visitor's country: from the cookie, otherwise looked up and kept for an hour, otherwise the United
 * States. Never rejects; a failed look-up is logged. Forms of one page share one look-up. R31, R32.
 */
export function findVisitorCountry(): Promise<VisitorCountry> {
  const kept = cookieOf(countryCookie);
  if (isCountryCode(kept)) return Promise.resolve({ code: kept, source: 'cookie' });
  lookup ??= lookUp();
  return lookup;
}

async function lookUp(): Promise<VisitorCountry> {
  try {
    const answer = await fetch(`${backendAddress}${paths.geo}`, { credentials: 'include' });
    if (!answer.ok) throw new Error(`Request failed with status code ${answer.status}`);
    const { country }: { country?: unknown } = await answer.json();
    if (country === null) return useDefaultCountry(console.warn, 'The country is not looked up: no service is set');
    if (!isCountryCode(country)) throw new Error('The look-up gave no country');
    setCookie(formatCookie(countryCookie, country, countryCookieMaxAgeS, location.protocol === 'https:'));
    return { code: country, source: 'lookup' };
  } catch (error) {
    return useDefaultCountry(console.error, 'The country could not be looked up', error);
  }
}

/** The default, marked as such, without a cookie: the next form looks it up again. */
function useDefaultCountry(log: (...what: unknown[]) => void, ...what: unknown[]): VisitorCountry {
  log(...what);
  return { code: defaultCountryCode, source: 'default' };
}

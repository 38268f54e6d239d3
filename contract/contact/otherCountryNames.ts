import { folded } from '../primitives/folded.ts';
import { cleanedLine } from './cleaned.ts';
import { type CountryCode, countryList, countryNotSpecified } from './countries.ts';
import names from './otherCountryNames.json' with { type: 'json' };

/** Other names under which people look for a country: former ones, official ones, parts of it, abbreviations. */
export const otherCountryNames: Partial<Record<CountryCode, readonly string[]>> = names;

/** The name in the list by each name of a country as it is searched for; the first of two that share one. */
const named = new Map<string, string>();

/**
 * The name, as the list has it, of a country that was named in any way; `Not specified` for what is none. For the host:
 * forms send names of the list. R31.
 */
export function countryNamed(given: string): string {
  if (named.size === 0) {
    for (const { code, name } of countryList.toReversed())
      for (const one of [code, name, ...(otherCountryNames[code] ?? [])]) named.set(folded(one), name);
  }
  return named.get(folded(cleanedLine(given))) ?? countryNotSpecified;
}

import { folded } from '../primitives/folded.ts';
import { cleanedLine } from './cleaned.ts';
import { type CountryCode, countryList } from './countries.ts';
import { countryNotSpecified } from './limits.ts';

/** Other names under which people look for a country: former ones, official ones, parts of it, abbreviations. */
export const otherCountryNames: Partial<Record<CountryCode, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BN: ['Brunei Darussalam'],
  BQ: ['Bonaire', 'Saba', 'Sint Eustatius'],
  CC: ['Keeling Islands'],
  CD: ['DR Congo', 'DRC', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FK: ['Malvinas'],
  FM: ['Federated States of Micronesia'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  IE: ['Republic of Ireland', 'Eire'],
  IR: ['Persia'],
  KN: ['St Kitts'],
  KP: ['DPRK', 'Democratic Peoples Republic of Korea'],
  KR: ['Republic of Korea'],
  LA: ['Lao'],
  LK: ['Ceylon'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macao'],
  NL: ['Holland', 'The Netherlands'],
  PS: ['Palestinian Territories', 'West Bank', 'Gaza'],
  RU: ['Russian Federation'],
  SX: ['St Maarten'],
  SY: ['Syrian Arab Republic'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America'],
  VA: ['Holy See'],
  VC: ['St Vincent and the Grenadines', 'Saint Vincent and the Grenadines'],
  VN: ['Viet Nam'],
  WS: ['Western Samoa'],
};

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

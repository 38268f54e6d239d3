import countries from './countries.json' with { type: 'json' };

/** R31: the country of a visitor who cleared the field. */
export const countryNotSpecified = 'Not specified';

/** Their English names by ISO 3166-1 alpha-2 code (and XK) are sorted by name: what a visitor may choose. R31. */
export type CountryCode = keyof typeof countries;

export interface Country {
  code: CountryCode;
  name: string;
}

export const countryList: readonly Country[] = Object.entries(countries).map(([code, name]) => ({
  code: code as CountryCode,
  name,
}));

export function isCountryCode(code: unknown): code is CountryCode {
  return typeof code === 'string' && Object.hasOwn(countries, code);
}

/** The code of a country's name; undefined for `Not specified` and for unknown names. */
export function countryCodeOf(name: string): CountryCode | undefined {
  return countryList.find((country) => country.name === name)?.code;
}

/** The text that a request carries for a country. R31. */
export function countryNameOf(code: CountryCode | undefined): string {
  return code ? countries[code] : countryNotSpecified;
}

/** Path of a flag's picture, three by two. */
export function flagPath(code: CountryCode): string {
  return `/flags/${code}.svg`;
}

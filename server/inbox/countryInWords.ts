import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';

type Known = { country?: string | null | undefined; countrySource?: CountrySource | null | undefined };

/** How certain a country is that the visitor did not state. R31. */
const sources: Partial<Record<CountrySource, string>> = {
  cookie: 'as chosen on an earlier visit',
  lookup: 'by where the visitor’s network is',
  default: 'a guess',
};

/**
 * A country as people read it, which never passes a guess off as a fact: `United States, a guess`. `says`: how the admin
 * says that to whoever looks.
 */
export function countryInWords({ country, countrySource }: Known, says = (words: string) => words): string | undefined {
  const source = countrySource && sources[countrySource];
  return country ? [country, source && says(source)].filter(Boolean).join(', ') : undefined;
}

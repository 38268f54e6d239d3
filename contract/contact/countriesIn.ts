import type { Language } from '../language.ts';
import { countryList } from './countries.ts';

type CountryIn = (typeof countryList)[number] & { label: string };

const kept = new Map<Language | undefined, readonly CountryIn[]>();

/**
 * What a visitor may choose, with names and order of a language; what travels and is stored is the usual name. To put
 * them in order takes as long as drawing a page, so it is done once for each language.
 */
export function countriesIn(language?: Language): readonly CountryIn[] {
  const countries = kept.get(language) ?? inOrder(language);
  kept.set(language, countries);
  return countries;
}

function inOrder(language: Language | undefined): CountryIn[] {
  const names = language && new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryList.map(({ code, name }) => ({ code, name, label: names?.of(code) ?? name }));
  // As it is where nothing is said: English is the order of the list.
  return names ? countries.sort((a, b) => a.label.localeCompare(b.label, language)) : countries;
}

import type { Language } from '../language.ts';
import { countryList } from './countries.ts';

/** What a visitor may choose, with names and order of a language; what travels and is stored is the usual name. */
export function countriesIn(language?: Language) {
  const names = language && new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryList.map(({ code, name }) => ({ code, name, label: names?.of(code) ?? name }));
  // As it is where nothing is said: English is the order of the list.
  return names ? countries.sort((a, b) => a.label.localeCompare(b.label, language)) : countries;
}

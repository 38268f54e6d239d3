import type { Language } from '../language.ts';
import { oncePer } from '../primitives/once.ts';
import { countryList } from './countries.ts';

/**
 * The countries that a visitor may choose, named and sorted in a language; the usual name is what is sent and stored.
 * Sorting takes as long as drawing a page, so it is done once for each language.
 */
export const countriesIn = oncePer((language: Language | undefined) => {
  const names = language && new Intl.DisplayNames(language, { type: 'region' });
  const countries = countryList.map(({ code, name }) => ({ code, name, label: names?.of(code) ?? name }));
  // Unchanged without a language: the list is sorted in English.
  return names ? countries.sort((a, b) => a.label.localeCompare(b.label, language)) : countries;
});

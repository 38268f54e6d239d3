import { describe, expect, it } from 'vitest';
import { languages } from '../language.ts';
import { countryList } from './countries.ts';
import { countriesIn } from './countriesIn.ts';

describe('countries in the language of a site', () => {
  it('have the names and the order of that language, and are sent under their usual names', () => {
    const german = countriesIn('de');
    expect(german.find(({ code }) => code === 'AT')).toEqual({ code: 'AT', name: 'Austria', label: 'Österreich' });
    const labels = german.map(({ label }) => label);
    // Ö is sorted next to O, not after Z.
    expect(labels.indexOf('Österreich')).toBeLessThan(labels.indexOf('Polen'));
  });

  it('are those of the list where no language is given', () => {
    expect(countriesIn(undefined).map(({ label }) => label)).toEqual(countryList.map(({ name }) => name));
  });

  it.each(languages)('are all listed, each once, in %s', (language) => {
    const all = countriesIn(language);
    expect(new Set(all.map(({ label }) => label)).size).toBe(countryList.length);
    expect(all.filter(({ code, label }) => label === code)).toEqual([]);
  });
});

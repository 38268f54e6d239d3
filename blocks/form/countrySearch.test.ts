import { countryList } from '@frontage/contract/contact/countries.ts';
import { otherCountryNames } from '@frontage/contract/contact/otherCountryNames.ts';
import { folded } from '@frontage/contract/primitives/folded.ts';
import { matching } from '@frontage/design/kit/Combobox/useCombobox.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countriesOf } from './CountryField.tsx';

const find = (query: string, options = countriesOf({}, otherCountryNames)) =>
  matching(options, query).map(({ value }) => value);

describe('the search for a country', () => {
  it.each([
    ['Turkey', 'Türkiye'],
    ['ivory c', "Côte d'Ivoire"],
    ['cote d’ivoire', "Côte d'Ivoire"],
    ['Holland', 'Netherlands'],
    ['UK', 'United Kingdom'],
    ['England', 'United Kingdom'],
    ['USA', 'United States'],
    ['Viet Nam', 'Vietnam'],
    ['St. Lucia', 'Saint Lucia'],
    ['st barth', 'Saint Barthélemy'],
    ['Czech Rep', 'Czechia'],
    ['Burma', 'Myanmar'],
    ['Macao', 'Macau'],
  ])('knows %s as %s', (query, name) => {
    expect(find(query)).toContain(name);
  });

  it('finds nothing where there is nothing', () => {
    expect(find('Atlantis')).toEqual([]);
  });

  it.each(['en', 'de', 'fr', 'tr', 'uk'] as const)(
    'finds every country by any part of its name, however it is typed, in %s',
    (language) => {
      const options = countriesOf({ language }, otherCountryNames);
      const spelling = fc.constantFrom(
        (name: string) => name,
        (name: string) => name.toUpperCase(),
        (name: string) => name.normalize('NFD'),
        (name: string) => name.replaceAll("'", '’').replaceAll('-', '\u2011').replaceAll(' ', '\u00a0'),
        folded,
      );
      fc.assert(
        fc.property(fc.constantFrom(...countryList), spelling, fc.nat(4), (country, spell, cut) => {
          const label = options.find(({ value }) => value === country.name)?.label ?? '';
          const part = Array.from(label)
            .slice(Math.min(cut, label.length - 1))
            .join('');
          expect(find(spell(part), options)).toContain(country.name);
          expect(find(spell(country.name), options)).toContain(country.name);
        }),
        { numRuns: 40 },
      );
    },
  );
});

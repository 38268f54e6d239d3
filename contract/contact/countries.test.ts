import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countryCodeOf, countryList, countryNameOf, isCountryCode } from './countries.ts';

const flags = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

describe('the list of countries', () => {
  it('has about 240 countries', () => {
    expect(countryList.length).toBeGreaterThanOrEqual(235);
    expect(countryList.length).toBeLessThanOrEqual(250);
  });

  it.each(countryList.map(({ code, name }) => [name, code]))('has a flag for %s', (_name, code) => {
    expect(existsSync(join(flags, `${code}.svg`))).toBe(true);
  });

  it('is sorted by name, and has no name twice', () => {
    const names = countryList.map(({ name }) => name);
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a code by its name and a name by its code', () => {
    expect(countryCodeOf('Macau')).toBe('MO');
    expect(countryCodeOf('Atlantis')).toBeUndefined();
    expect(countryNameOf('MO')).toBe('Macau');
    expect(countryNameOf(undefined)).toBe('Not specified');
  });

  it('does not take a property of every object for a code', () => {
    expect(isCountryCode('toString')).toBe(false);
    expect(isCountryCode('US')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { matching, partsOf } from './useCombobox.ts';

const options = ['Australia', 'Austria', 'Guinea-Bissau', 'Norway'].map((label) => ({ label }));
const labels = (query: string) => matching(options, query).map(({ label }) => label);

describe('the search in a list of choices', () => {
  it('finds a query anywhere in the words, whatever its case', () => {
    expect(labels('aU')).toEqual(['Australia', 'Austria', 'Guinea-Bissau']);
  });

  it('leaves all choices for an empty query and for spaces', () => {
    expect(labels('')).toHaveLength(4);
    expect(labels('  ')).toHaveLength(4);
  });

  it.each([
    ['cote d’iv', "Côte d'Ivoire"],
    ["côte d'Iv", "Côte d'Ivoire"],
    ['curacao', 'Curaçao'],
    ['Aland', 'Åland Islands'],
    ['turkiye', 'Türkiye'],
    ['us virgin', 'U.S. Virgin Islands'],
    ['bissau', 'Guinea‑Bissau'],
    ['guinea-b', 'Guinea‑Bissau'],
    ['Re\u0301union', 'Réunion'],
  ])('finds by %s what is written with accents and signs: %s', (query, label) => {
    expect(matching([{ label }, { label: 'Norway' }], query)).toEqual([{ label }]);
  });

  it('finds another name of a choice', () => {
    const turkey = { label: 'Türkiye', also: ['Turkey'] };
    expect(matching([turkey, { label: 'Norway' }], 'turk')).toEqual([turkey]);
  });

  it('reads special characters of patterns as plain characters', () => {
    expect(labels('.*')).toEqual([]);
  });

  it('cuts a text around the match and keeps its spelling', () => {
    expect(partsOf('Guinea-Bissau', 'AU')).toEqual({ before: 'Guinea-Biss', match: 'au', after: '' });
    expect(partsOf("Côte d'Ivoire", 'ote D’i')).toEqual({ before: 'C', match: "ôte d'I", after: 'voire' });
    expect(partsOf('U.S. Virgin Islands', 'us v')).toEqual({ before: '', match: 'U.S. V', after: 'irgin Islands' });
    expect(partsOf('Türkiye', 'turkey')).toEqual({ before: 'Türkiye', match: '', after: '' });
    expect(partsOf('Norway', '')).toEqual({ before: 'Norway', match: '', after: '' });
  });
});

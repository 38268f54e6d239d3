import { describe, expect, it } from 'vitest';
import { matching, partsOf } from './matching.ts';

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

  it('reads special characters of patterns as plain characters', () => {
    expect(labels('.*')).toEqual([]);
  });

  it('cuts a text around the match and keeps its spelling', () => {
    expect(partsOf('Guinea-Bissau', 'AU')).toEqual({ before: 'Guinea-Biss', match: 'au', after: '' });
    expect(partsOf('Norway', '')).toEqual({ before: 'Norway', match: '', after: '' });
  });
});

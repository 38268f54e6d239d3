import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { proofExamples } from './Proof.examples.ts';
import { proof } from './Proof.schema.ts';
import { groupsOf, Proof } from './Proof.tsx';

const show = (name: string) => render(<Proof {...propsOf(proofExamples, name)} />);

/** Number of strokes that were drawn, upright and slashed. */
const strokesIn = ({ page }: ReturnType<typeof show>) =>
  [...page.querySelectorAll('path')].flatMap((path) => path.getAttribute('d')?.match(/M/g) ?? []).length;

describe('Proof', () => {
  it('draws exactly as many strokes as were delivered', () => {
    expect(strokesIn(show('eighty-three'))).toBe(83);
    expect(strokesIn(show('two years, one of them empty'))).toBe(5);
  });

  it('links the name of each client to their words, and has no row where none is named', () => {
    const client = show('eighty-three').getByRole('link', { name: 'Northgate Clearing' });
    expect(client.getAttribute('href')).toBe('/work/tidemark#their-words');
    expect(show('two years, one of them empty').page.querySelector('.clients')).toBeNull();
  });

  it('shows the initials of the person who said it, from the name alone', () => {
    expect(show('eighty-three').getByText('MI').getAttribute('aria-hidden')).toBe('true');
  });

  it('gives each year with its number, for people who do not see strokes', () => {
    const spoken = show('eighty-three').getByText(': 11', { trim: false });
    expect(spoken.className).toBe('visually-hidden');
    expect(wordsOf(spoken.parentElement)).toBe('2021: 11');
  });

  it('refuses years that do not add up, and says both sums', () => {
    const { block } = propsOf(proofExamples, 'eighty-three');
    const issue = proof.safeParse({ ...block, total: 84 }).error?.issues[0];
    expect(issue?.path).toEqual(['total']);
    expect(issue?.message).toBe('The years add up to 83, and the sum is given as 84. Fix one of them');
  });

  it('shows one square for the next delivery, only in the last year', () => {
    expect(show('eighty-three').page.querySelectorAll('[class*=asset]')).toHaveLength(1);
  });

  it('prints the rating of all reviews, and leaves the fact out before the first one', () => {
    const props = propsOf(proofExamples, 'eighty-three');
    const rating = show('eighty-three').getByText('4.8/5');
    expect([rating.tagName, wordsOf(rating.nextElementSibling)]).toEqual(['DT', 'from 5 reviews, all with a name']);
    const unrated = render(<Proof {...props} page={{ ...props.page, reviews: [] }} />);
    expect(unrated.getByText('200+').tagName).toBe('DT');
    expect(wordsOf(unrated.page)).not.toContain('reviews');
  });

  it('counts in fives', () => {
    expect(groupsOf(0)).toEqual([]);
    expect(groupsOf(11)).toEqual([
      { first: 1, size: 5 },
      { first: 6, size: 5 },
      { first: 11, size: 1 },
    ]);
  });
});

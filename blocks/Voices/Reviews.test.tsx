import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { reviewsExamples } from './Voices.examples.ts';
import { Reviews } from './Voices.tsx';

const show = (name: string) => render(<Reviews {...propsOf(reviewsExamples, name)} />);

describe('Reviews', () => {
  it('prints each with its person, its stars in words and its day', () => {
    const reviews = show('four reviews').getAllByRole('listitem');
    expect(reviews).toHaveLength(4);
    const second = reviews[1];
    expect(wordsOf(second)).toContain('Alexandrina van der Meulen-Oyelaran');
    expect(second?.querySelector('[aria-label="Rated 4.0 out of 5"]')).toBeTruthy();
    expect(second?.querySelector('time')).toMatchObject({ dateTime: '2026-06-02', textContent: '2 June, 2026' });
  });

  it('shows no more than the editor asked for', () => {
    expect(show('the newest alone').getAllByRole('listitem')).toHaveLength(1);
  });

  it('is not shown before the first review', () => {
    expect(show('before the first review').page.innerHTML).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { relatedPostsExamples } from './RelatedPosts.examples.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const show = (name: string) => render(<RelatedPosts {...propsOf(relatedPostsExamples, name)} />);

describe('RelatedPosts', () => {
  it('shows cases with their label and articles with their date, cases first', () => {
    const cards = show('a case and two articles').getAllByRole('listitem');
    expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual([
      '/work/tidemark',
      '/blockchain/testing-a-bridge',
      '/blockchain/finality-four',
    ]);
    expect(wordsOf(cards[0])).toContain('Blockchain platform, 14 months');
    expect(wordsOf(cards[1])).toContain('18 September, 2026');
  });

  it('makes each card one link', () => {
    expect(show('two cases alone').getAllByRole('link')).toHaveLength(2);
  });

  it('renders nothing where nothing is named', () => {
    expect(show('nothing named').page.innerHTML).toBe('');
  });
});

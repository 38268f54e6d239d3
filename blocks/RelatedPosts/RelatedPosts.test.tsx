import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { relatedPostsExamples } from './RelatedPosts.examples.ts';
import { RelatedPosts } from './RelatedPosts.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<RelatedPosts {...propsOf(relatedPostsExamples, name)} />);

describe('RelatedPosts', () => {
  it('shows cases with their label and articles with their date, cases first', () => {
    const cards = htmlOf('a case and two articles').match(/<li[\s\S]*?<\/li>/g) ?? [];
    expect(cards.map((card) => /<a href="([^"]+)"/.exec(card)?.[1])).toEqual([
      '/work/tidemark',
      '/blockchain/testing-a-bridge',
      '/blockchain/finality-four',
    ]);
    expect(cards[0]).toContain('Blockchain platform, 14 months');
    expect(cards[1]).toContain('18 September, 2026');
  });

  it('makes each card one link', () => {
    expect(htmlOf('two cases alone').match(/<a /g)).toHaveLength(2);
  });

  it('leaves no empty section behind where nothing is named', () => {
    expect(htmlOf('nothing named')).toBe('');
  });
});

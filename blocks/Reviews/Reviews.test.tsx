import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { reviewsExamples } from './Reviews.examples.ts';
import { Reviews } from './Reviews.tsx';

const htmlOf = (name: string) => renderToStaticMarkup(<Reviews {...propsOf(reviewsExamples, name)} />);

describe('Reviews', () => {
  it('prints each with its person, its stars in words and its day', () => {
    const reviews = htmlOf('four reviews').match(/<li[\s\S]*?<\/li>/g) ?? [];
    expect(reviews).toHaveLength(4);
    expect(reviews[1]).toContain('Alexandrina van der Meulen-Oyelaran');
    expect(reviews[1]).toContain('aria-label="Rated 4.0 out of 5"');
    expect(reviews[1]).toContain('<time dateTime="2026-06-02"');
    expect(reviews[1]).toContain('2 June, 2026');
  });

  it('shows no more than the editor asked for', () => {
    expect(htmlOf('the newest alone').match(/<li/g)).toHaveLength(1);
  });

  it('is not there before the first review', () => {
    expect(htmlOf('before the first review')).toBe('');
  });
});

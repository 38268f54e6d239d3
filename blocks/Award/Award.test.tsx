import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { awardExamples } from './Award.examples.ts';
import { Award } from './Award.tsx';
import { ReviewWidget } from './ReviewWidget.tsx';

function htmlAt(today: string): string {
  const props = propsOf(awardExamples, 'with a rating');
  return renderToStaticMarkup(<Award {...props} page={{ ...props.page, today: new Date(today) }} />);
}

describe('Award', () => {
  it('is gone once its last day has passed, without anyone touching it', () => {
    expect(htmlAt('2027-02-28T23:59:59Z')).toContain('Ledger Works');
    expect(htmlAt('2027-03-01T00:00:00Z')).toBe('');
  });

  it('is not there before its first day', () => {
    expect(htmlAt('2026-02-28T23:59:59Z')).toBe('');
    expect(htmlAt('2026-03-01T00:00:00Z')).toContain('Ledger Works');
  });

  it('says the rating in words and shows it in 112 by 25 px', () => {
    const html = htmlAt('2026-11-21T12:00:00Z');
    expect(html).toContain('width="112" height="25" role="img" aria-label="Rated 4.8 out of 5, 5 client reviews"');
  });

  it('fills the last square only as far as it is earned, and leaves the outline of one that is not', () => {
    const widthsOf = (rating: number) => {
      const html = renderToStaticMarkup(<ReviewWidget rating={rating} />);
      return [...html.matchAll(/8h(\d+)v9H/g)].map(([, width]) => Number(width));
    };
    expect(widthsOf(5)).toEqual([9, 9, 9, 9, 9]);
    expect(widthsOf(4.9)).toEqual([9, 9, 9, 9, 6]);
    expect(widthsOf(4.5)).toEqual([9, 9, 9, 9, 5]);
    expect(widthsOf(4)).toEqual([9, 9, 9, 9]);
    expect(renderToStaticMarkup(<ReviewWidget rating={4} />).match(/v8h-8z/g)).toHaveLength(5);
  });

  it('shows no rating before the first review', () => {
    const props = propsOf(awardExamples, 'with a rating');
    const html = renderToStaticMarkup(<Award {...props} page={{ ...props.page, reviews: [] }} />);
    expect(html).toContain('Ledger Works');
    expect(html).not.toContain('Rated');
  });

  it('shows no rating where none is asked for', () => {
    const html = renderToStaticMarkup(<Award {...propsOf(awardExamples, 'the title alone')} />);
    expect(html).not.toContain('Rated');
  });
});

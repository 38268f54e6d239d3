import { describe, expect, it } from 'vitest';
import { propsOf } from '../examples/pageContext.ts';
import { render, wordsOf } from '../testing/render.ts';
import { awardExamples } from './Voices.examples.ts';
import { Award, ReviewWidget } from './Voices.tsx';

function shownAt(today: string) {
  const props = propsOf(awardExamples, 'with a rating');
  return render(<Award {...props} page={{ ...props.page, today: new Date(today) }} />);
}

describe('Award', () => {
  it('disappears once its last day has passed, without anyone touching it', () => {
    expect(wordsOf(shownAt('2027-02-28T23:59:59Z').page)).toContain('Ledger Works');
    expect(shownAt('2027-03-01T00:00:00Z').page.innerHTML).toBe('');
  });

  it('is not shown before its first day', () => {
    expect(shownAt('2026-02-28T23:59:59Z').page.innerHTML).toBe('');
    expect(wordsOf(shownAt('2026-03-01T00:00:00Z').page)).toContain('Ledger Works');
  });

  it('says the rating in words and shows it in 112 by 25 px', () => {
    const name = 'Rated 4.8 out of 5, 5 client reviews';
    const rating = shownAt('2026-11-21T12:00:00Z').getByRole('img', { name });
    expect(['width', 'height'].map((side) => rating.getAttribute(side))).toEqual(['112', '25']);
  });

  it('fills the last square only as far as it is earned, and leaves an unearned one as an outline', () => {
    const widthsOf = (rating: number) => {
      const drawn = render(<ReviewWidget rating={rating} />).page.innerHTML;
      return [...drawn.matchAll(/8h(\d+)v9H/g)].map(([, width]) => Number(width));
    };
    expect(widthsOf(5)).toEqual([9, 9, 9, 9, 9]);
    expect(widthsOf(4.9)).toEqual([9, 9, 9, 9, 6]);
    expect(widthsOf(4.5)).toEqual([9, 9, 9, 9, 5]);
    expect(widthsOf(4)).toEqual([9, 9, 9, 9]);
    expect(render(<ReviewWidget rating={4} />).page.innerHTML.match(/v8h-8z/g)).toHaveLength(5);
  });

  it('shows no rating before the first review', () => {
    const props = propsOf(awardExamples, 'with a rating');
    const { page, queryByRole } = render(<Award {...props} page={{ ...props.page, reviews: [] }} />);
    expect(wordsOf(page)).toContain('Ledger Works');
    expect(queryByRole('img', { name: /Rated/ })).toBeNull();
  });

  it('shows no rating where none is asked for', () => {
    const { getByRole, queryByRole } = render(<Award {...propsOf(awardExamples, 'the title alone')} />);
    expect(getByRole('heading')).toBeTruthy();
    expect(queryByRole('img', { name: /Rated/ })).toBeNull();
  });
});

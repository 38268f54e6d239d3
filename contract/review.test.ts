import { expect, it } from 'vitest';
import { ratingOf, withRating } from './review.ts';

const reviews = [{ rating: 5 }, { rating: 5 }, { rating: 4 }];

it('is the mean of all reviews, to one decimal', () => {
  expect(ratingOf(reviews)).toEqual({ mean: 4.7, count: 3 });
});

it('is undefined without a review', () => {
  expect(ratingOf([])).toBeUndefined();
});

it('is filled into texts that ask for it, and no others', () => {
  expect(withRating('{rating}/5 from {reviews} reviews', reviews)).toBe('4.7/5 from 3 reviews');
  expect(withRating('{rating}/5 aus {reviews} Bewertungen', reviews, 'de')).toBe('4,7/5 aus 3 Bewertungen');
  expect(withRating('200+', [])).toBe('200+');
});

it('drops a text that asks for a rating nobody gave', () => {
  expect(withRating('from {reviews} reviews', [])).toBeUndefined();
});

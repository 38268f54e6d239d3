import { z } from 'zod';
import { line, prose } from './primitives/editing.ts';
import { picture } from './primitives/picture.ts';

/** What a client said about the agency. R20. */
export const review = z.object({
  id: z.int().positive(),
  name: line('Who said it', { max: 60 }),
  jobTitle: line('What they do, and where', { max: 90 }),
  picture: picture.optional(),
  description: prose('Their words, without quotation marks', { max: 400 }),
  /** 1 to 5. */
  rating: z.int().min(1).max(5).meta({ description: 'Stars, 1 to 5' }),
  /** The day it was given. */
  date: z.iso.date(),
});

export type Review = z.infer<typeof review>;

type Rated = readonly Pick<Review, 'rating'>[];

/**
 * The one rating that pages print and machines read: the mean of all reviews, from 1 to 5 to one decimal, and their
 * number; undefined without a review.
 */
export function ratingOf(reviews: Rated) {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return { mean: Number((sum / reviews.length).toFixed(1)), count: reviews.length };
}

/** The mean as a language writes it: `4.7`, `4,7`. */
export const ratingText = (mean: number, language = 'en'): string =>
  mean.toLocaleString(language, { minimumFractionDigits: 1 });

/** A text with the rating at `{rating}` and `{reviews}`; undefined where it asks for a rating and there is none. */
export function withRating(text: string, reviews: Rated, language?: string): string | undefined {
  if (!/\{(?:rating|reviews)\}/.test(text)) return text;
  const rating = ratingOf(reviews);
  if (!rating) return undefined;
  return text.replaceAll('{rating}', ratingText(rating.mean, language)).replaceAll('{reviews}', String(rating.count));
}

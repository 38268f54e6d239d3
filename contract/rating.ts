import type { Review } from './review.ts';

type Rated = readonly Pick<Review, 'rating'>[];

/** The clients' rating of the agency: the mean of all reviews to one decimal, and their number. */
export interface Rating {
  /** 1 to 5. */
  mean: number;
  count: number;
}

/** The one rating that pages print and machines read; undefined without a review. */
export function ratingOf(reviews: Rated): Rating | undefined {
  if (reviews.length === 0) return undefined;
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return { mean: Number((sum / reviews.length).toFixed(1)), count: reviews.length };
}

/** A text with the rating at `{rating}` and `{reviews}`; undefined where it asks for a rating and there is none. */
export function withRating(text: string, reviews: Rated): string | undefined {
  if (!/\{(?:rating|reviews)\}/.test(text)) return text;
  const rating = ratingOf(reviews);
  return rating && text.replaceAll('{rating}', rating.mean.toFixed(1)).replaceAll('{reviews}', String(rating.count));
}

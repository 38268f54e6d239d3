import type { Review } from '@frontage/contract/review.ts';

/** Five reviews whose mean is 4.8. */
export const exampleReviews: Review[] = [5, 5, 4, 5, 5].map((rating, index) => ({
  id: index + 1,
  name: 'Marta Ilves',
  jobTitle: 'Operations, Northgate Clearing',
  description: 'The price was the price.',
  rating,
  date: '2026-10-06',
}));

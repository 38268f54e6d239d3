import { review as reviewSchema } from '@frontage/contract/review.ts';
import { z } from 'zod';
import { defineKind } from '../defineKind.ts';

const { description, jobTitle } = reviewSchema.shape;

/** Reviews by clients. R20. */
export const review = defineKind({
  name: 'review',
  collection: 'reviews',
  label: { one: 'Review', many: 'Reviews' },
  group: 'Company',
  title: 'name',
  sort: '-date',
  types: { review: {} },
  listed: reviewSchema.extend({ type: z.literal('review') }),
  words: { fields: { jobTitle, description } },
  appears: 'date',
  dated: 'date',
  demo: ['name', 'description'],
});

import { review } from '@frontage/contract/review.ts';
import { z } from 'zod';
import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { reviews } from './Reviews.schema.ts';

const given = z.array(review).parse([
  {
    id: 1,
    name: 'Jonas Verhagen',
    jobTitle: 'Chief operating officer, Larkspur Exchange',
    description: 'The two sums have agreed after each crossing. I no longer look at them in the evening.',
    rating: 5,
    date: '2026-10-12',
  },
  {
    id: 2,
    name: 'Alexandrina van der Meulen-Oyelaran',
    jobTitle: 'Deputy head of counterparty reconciliation, Northgate Clearing',
    description:
      'The first quote was higher than the others. It was also the only one that the work kept to. We asked for two changes on the way; both had a price before they had a line of code.',
    rating: 4,
    date: '2026-06-02',
    picture: examplePicture('case-opaline', ''),
  },
  {
    id: 3,
    name: 'Marie Ferrol',
    jobTitle: 'Ferrol and Daughters',
    description: 'They came to look at the stones.',
    rating: 5,
    date: '2026-03-20',
  },
  {
    id: 4,
    name: 'Abe Whitlow',
    jobTitle: 'Founder, Murmur Audio',
    description: 'Our artists stopped writing invoices. They still do not know what a wallet is.',
    rating: 5,
    date: '2025-12-01',
  },
]);

export const reviewsExamples = defineExamples(reviews, [
  {
    name: 'four reviews',
    block: {
      acf_fc_layout: 'reviews',
      heading: 'What they wrote\nafterwards',
      note: 'Asked for at handover, printed as written',
      count: 6,
    },
    page: { reviews: given },
  },
  {
    name: 'the newest alone',
    block: { acf_fc_layout: 'reviews', heading: 'The last word', count: 1 },
    page: { reviews: given },
  },
  { name: 'before the first review', block: { acf_fc_layout: 'reviews', heading: 'Nobody yet', count: 3 } },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'reviews',
      heading: 'What they wrote\nafterwards',
      note: 'How you asked for them, and how they are printed',
      count: 6,
    },
    page: { reviews: given },
  },
]);

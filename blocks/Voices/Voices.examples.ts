import { review } from '@frontage/contract/review.ts';
import { z } from 'zod';
import { defineExamples } from '../examples/example.ts';
import { exampleReviews } from '../examples/exampleReviews.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { award, quote, reviews } from './Voices.schema.ts';

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

export const quoteExamples = defineExamples(quote, [
  {
    name: 'two sentences of a client',
    block: {
      acf_fc_layout: 'quote',
      text: 'We had been paying for the same sentence forty thousand times. It was our own licence text.',
      name: 'Tove Rasmussen',
      jobTitle: 'Head of platform, a ticketing company',
    },
  },
  {
    name: 'a long one by somebody of one name',
    block: {
      acf_fc_layout: 'quote',
      text: 'The first audit told us what was wrong. The second told us what we had made wrong while fixing it. The third found nothing, and that report was the only one our board has read to its end, because it had a table of everything that was tried against the contract and did not work, with the day and the name of the person who tried it.',
      name: 'Ólafur',
      jobTitle: 'Chief risk officer of a bank for small fishing companies in the north, since 2019',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'quote',
      text: 'What somebody said, in one to three sentences, without quotation marks.',
      name: 'First name and surname',
      jobTitle: 'What they do, and where',
    },
  },
]);

export const awardExamples = defineExamples(award, [
  {
    name: 'with a rating',
    block: {
      acf_fc_layout: 'award',
      title: 'Best infrastructure team, Ledger Works Awards 2026',
      description: 'First of 41 entries. Judged on code, not on slides.',
      year: 2026,
      hasRating: true,
      ratingSource: '{reviews} client reviews',
      starts: '2026-03-01',
      ends: '2027-02-28',
    },
    page: { reviews: exampleReviews },
  },
  {
    name: 'the title alone',
    block: { acf_fc_layout: 'award', title: 'Shortlisted, Open Settlement Prize', year: 2025 },
  },
  {
    name: 'over since yesterday',
    block: { acf_fc_layout: 'award', title: 'Ledger Works Awards 2025', year: 2025, ends: '2026-11-20' },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'award',
      title: 'The award, and who gave it',
      description: 'How it was judged, in a sentence.',
      year: 2026,
    },
  },
]);

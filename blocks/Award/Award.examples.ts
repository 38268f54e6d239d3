import { defineExamples } from '../examples/example.ts';
import { exampleReviews } from '../examples/exampleReviews.ts';
import { award } from './Award.schema.ts';

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

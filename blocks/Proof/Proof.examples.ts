import { defineExamples } from '../examples/example.ts';
import { exampleReviews } from '../examples/exampleReviews.ts';
import { proof } from './Proof.schema.ts';

const counts = [1, 2, 3, 4, 6, 8, 6, 7, 11, 10, 6, 7, 7, 5];

export const proofExamples = defineExamples(proof, [
  {
    name: 'eighty-three',
    block: {
      acf_fc_layout: 'proof',
      heading: 'Eighty-three ledgers\ndelivered, one stroke each',
      note: 'Counted from signed acceptance. The square is the one we could start with you.',
      total: 83,
      years: counts.map((count, index) => ({ year: 2013 + index, count })),
      quote:
        'They talked us out of a token in the first hour, and into a register that our auditor reads without calling.',
      quoteAuthor: 'Marta Ilves, operations, Northgate Clearing',
      facts: [
        { label: '{rating}/5', description: 'from {reviews} reviews, all with a name' },
        { label: '200+', description: 'smart contracts on main networks' },
        { label: '1st', description: 'of 41, best infrastructure team, Ledger Works Awards 2026' },
      ],
      clients: [
        { name: 'Larkspur Exchange', href: '/work/causeway#their-words' },
        { name: 'Northgate Clearing', href: '/work/tidemark#their-words' },
        { name: 'Ferrol and Daughters', href: '/work/opaline#their-words' },
      ],
    },
    page: { reviews: exampleReviews },
  },
  {
    name: 'two years, one of them empty',
    block: {
      acf_fc_layout: 'proof',
      heading: 'Five in two years',
      note: 'Counted by hand.',
      total: 5,
      years: [
        { year: 2025, count: 5 },
        { year: 2026, count: 0 },
      ],
      quote: 'They came back.',
      quoteAuthor: 'A client',
      facts: [{ label: '5', description: 'of five accepted' }],
    },
  },
  {
    name: 'the fullest chart and the longest quote',
    block: {
      acf_fc_layout: 'proof',
      heading: 'Four hundred systems delivered over eighteen years, one stroke for each of them all',
      note: 'Counted from signed acceptance, with each year checked by somebody else than the one who counted it the first time.',
      total: 30 + 17 * 12,
      years: Array.from({ length: 18 }, (_, index) => ({ year: 2009 + index, count: index === 17 ? 30 : 12 })),
      quote:
        'A quote that is as long as a quote may be shows what happens beside the facts: it should not push them away, and it should not leave a single word alone on its last line.',
      quoteAuthor: 'Somebody with a long name, who has a long office, at a company with many words',
      facts: [
        {
          label: '{rating}/5',
          description: 'from {reviews} reviews, all with a name, none of them paid for in money or in kind at all',
        },
        { label: '200+', description: 'smart contracts' },
        { label: '1st', description: 'of 41' },
        { label: '12,000', description: 'blocks watched' },
      ],
    },
    page: { reviews: exampleReviews },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'proof',
      heading: 'What you have\ndelivered, one stroke each',
      note: 'Your own figures, and how they were counted. The square is the next one.',
      total: 12,
      years: [
        { year: 2024, count: 3 },
        { year: 2025, count: 4 },
        { year: 2026, count: 5 },
      ],
      quote: 'What a client said, in one sentence.',
      quoteAuthor: 'First name and surname, company',
      facts: [{ label: '{rating}/5', description: 'from {reviews} reviews, all with a name' }],
    },
  },
]);

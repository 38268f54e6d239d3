import type { DemoBlock } from '../../demoContent.schema.ts';

/** Ledgers delivered per year, from 2013, the year of the first. */
const delivered = [1, 2, 3, 4, 6, 8, 6, 7, 11, 10, 6, 7, 7, 5];

export const proof: DemoBlock = {
  acf_fc_layout: 'proof',
  heading: 'Eighty-three ledgers\ndelivered, one stroke each',
  note: 'Counted from signed acceptance. The square is the one we could start with you.',
  total: 83,
  years: delivered.map((count, index) => ({ year: 2013 + index, count })),
  quote: 'They talked us out of a token in the first hour, and into a register that our auditor reads without calling.',
  quoteAuthor: 'Annelie Brandt, general counsel, Kestrel Land Fund',
  facts: [
    { label: '{rating}/5', description: 'from {reviews} reviews, all with a name' },
    { label: '200+', description: 'smart contracts on main networks' },
    { label: '1st', description: 'prize, best infrastructure team, Ledger Works Awards 2026' },
  ],
  clients: [
    { name: 'Larkspur Exchange', href: '/work/causeway#their-words' },
    { name: 'Northgate Clearing', href: '/work/tidemark#their-words' },
    { name: 'Murmur Audio', href: '/work/hushmint#their-words' },
    { name: 'Ferrol and Daughters', href: '/work/opaline#their-words' },
  ],
};

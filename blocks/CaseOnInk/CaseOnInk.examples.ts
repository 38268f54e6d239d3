import type { PageCard } from '@frontage/contract/pageParts.ts';
import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { caseOnInk } from './CaseOnInk.schema.ts';

const tidemark: PageCard = {
  id: 2,
  type: 'case',
  slug: 'tidemark',
  term_id: null,
  categories: [],
  title: 'Tidemark',
  path: '/work/tidemark',
  card: {
    label: 'Blockchain platform, 14 months',
    description: 'A UTXO blockchain platform for clearing between five ports',
    picture: examplePicture('case-tidemark', 'Three spent amounts enter a machine; an unspent amount leaves it'),
  },
  modified: '2026-11-02T09:00:00Z',
};

const block = {
  acf_fc_layout: 'case_on_ink' as const,
  caseSlug: 'tidemark',
  heading: 'Tidemark clears five\nports in one pass',
  facts: [
    { label: 'Before', description: 'netting twice a day, by email' },
    { label: 'After', description: '11 seconds, 2.3 m entries a day' },
    { label: 'Entries lost', description: 'none in 19 months' },
    { label: 'Price', description: '$410,000, fixed by phase' },
  ],
  linkText: 'Read the Tidemark case',
};

export const caseOnInkExamples = defineExamples(caseOnInk, [
  { name: 'tidemark', block, page: { casesBySlug: { tidemark } } },
  { name: 'no picture', block, page: { casesBySlug: { tidemark: { ...tidemark, card: {} } } } },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'case_on_ink',
      caseSlug: 'tidemark',
      heading: 'What it did,\nin two short lines',
      facts: [
        { label: 'Before', description: 'how it was, with a figure' },
        { label: 'After', description: 'how it is now' },
        { label: 'Price', description: 'what it cost, and how it was agreed' },
      ],
      linkText: 'Read the case',
    },
  },
]);

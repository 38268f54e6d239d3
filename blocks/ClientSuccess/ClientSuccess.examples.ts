import { defineExamples } from '../examples/example.ts';
import { clientSuccess } from './ClientSuccess.schema.ts';

export const clientSuccessExamples = defineExamples(clientSuccess, [
  {
    name: 'three figures',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed\nat Larkspur',
      items: [
        { label: '38 min', title: 'saved every evening', description: 'The spreadsheet has no cells left to fill.' },
        { label: '412,000', title: 'crossings', description: 'Counted to 31 October, 2026.' },
        { label: '0', title: 'units of difference', description: 'After every one of them, on both sides.' },
      ],
    },
  },
  {
    name: 'two figures without a sentence',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed',
      items: [
        { label: '2 days', title: 'to deliver the paper' },
        { label: 'One', title: 'certificate for each stone' },
      ],
    },
  },
  {
    name: 'four figures, the longest',
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed between the five ports',
      items: [
        { label: '2.3 m', title: 'entries on an ordinary day', description: 'Between five ports and their customers.' },
        { label: '11 s', title: 'to settle', description: 'Before: netting twice a day, by email.' },
        { label: '412,000', title: 'reconciliations', description: 'None of them by hand.' },
        { label: '1,234,567', title: 'counterparty-reconciliations', description: 'Nothing is missing.' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'client_success',
      heading: 'What changed',
      items: [
        {
          label: 'figure',
          title: 'what it counts',
          description: 'How it was before, and since when it is counted so.',
        },
        { label: 'figure', title: 'what it counts', description: 'How it was before, and since when it is another.' },
        {
          label: 'figure',
          title: 'what matters most',
          description: 'What this one means to the client, in a sentence.',
        },
      ],
    },
  },
]);

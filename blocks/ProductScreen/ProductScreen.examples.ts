import { defineExamples } from '../examples/example.ts';
import { productScreen } from './ProductScreen.schema.ts';

export const productScreenExamples = defineExamples(productScreen, [
  {
    name: 'reconciliation',
    block: {
      acf_fc_layout: 'product_screen',
      heading: 'Two sums,\nand the difference',
      name: 'Causeway',
      place: '/reconciliation',
      status: 'in balance',
      title: 'Both sides at block 98,412,006',
      figures: [
        { value: '18,204,880', label: 'locked in Cadence' },
        { value: '18,204,880', label: 'minted in EVM' },
        { value: '0', label: 'difference' },
      ],
      columns: { name: 'Crossing', value: 'Amount', note: 'Sealed' },
      rows: [
        { name: 'to EVM, id 412,000', value: '1,250.00', note: '8 s ago' },
        { name: 'to Cadence, id 411,999', value: '40.00', note: '31 s ago' },
        { name: 'to EVM, id 411,998', value: '7,300.00', note: '44 s ago' },
      ],
      foot: 'Pausing takes four of six votes. Withdrawals stay open.',
      caption: 'The public reconciliation page, with its figures of 31 October, 2026.',
      changes: [
        { title: 'Evening count', before: '38 minutes, two people', after: 'none' },
        { title: 'A crossing', before: 'two transactions', after: 'one, or none' },
        { title: 'Difference', before: 'found next morning', after: '0 units' },
      ],
    },
  },
  {
    name: 'of a product with its own hand',
    block: {
      acf_fc_layout: 'product_screen',
      heading: 'Twenty numbers,\nand who holds them',
      look: 'night',
      name: 'Hushmint',
      place: '/rain-on-a-tin-roof',
      status: 'first minute free',
      title: 'Rain on a tin roof, 41 minutes',
      figures: [
        { value: '20', label: 'numbers in this edition' },
        { value: '4', label: 'still to be had' },
      ],
      columns: { name: 'Number', value: 'Held by', note: 'Since' },
      rows: [
        { name: 'No. 6', value: 'lena_k', note: '2 hours' },
        { name: 'No. 11', value: 'night shift', note: '5 hours' },
      ],
      press: {
        label: 'Buy No. 17 for $14',
        name: 'No. 17',
        value: 'you',
        note: 'just now',
        figure: '3',
        status: 'it is yours',
        foot: 'The artist was paid with the sale: $11.20 of $14.',
      },
      foot: 'Choose one of the four that are left.',
      caption: 'The page of an edition, as a listener sees it.',
      changes: [
        { title: 'An artist is paid', before: 'next quarter', after: 'in the sale' },
        { title: 'Copies of one number', before: 'as many as you like', after: 'one' },
      ],
    },
  },
  {
    name: 'two columns, long words',
    block: {
      acf_fc_layout: 'product_screen',
      heading: 'What each port owes and is owed at a glance',
      name: 'Tidemark Clearing Platform Ltd',
      place: '/ports/immingham/obligations/2026-10',
      title: 'Obligations between five ports, one of which is away today',
      figures: [{ value: '2,310,442.17 EUR', label: 'to be paid after netting' }],
      columns: { name: 'Counterparty of the bill', value: 'Remainder after netting' },
      rows: [
        { name: 'Pilotage and berthing, Northern Terminal', value: '-1,204,880.17 EUR' },
        { name: 'Hours of those who waited for a crane', value: '318,004.00 EUR' },
      ],
      caption: 'A page of one port.',
      changes: [
        {
          title: 'Time until a bill is settled',
          before: 'netting twice a day, by email',
          after: '11 seconds from the obligation',
        },
        { title: 'Entries lost', before: 'some every other week', after: 'none in 19 months' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'product_screen',
      heading: 'What the screen is for',
      name: 'The product',
      place: 'overview',
      title: 'What this page shows',
      figures: [{ value: '1,000', label: 'what it counts' }],
      columns: { name: 'What', value: 'How much', note: 'When' },
      rows: [
        { name: 'The newest entry', value: '10', note: '8 s ago' },
        { name: 'The one before', value: '20', note: '31 s ago' },
      ],
      caption: 'What is seen, and of which day its figures are.',
      changes: [
        { title: 'What changed', before: 'how it was', after: 'how it is' },
        { title: 'What else', before: 'how it was', after: 'how it is' },
      ],
    },
  },
]);

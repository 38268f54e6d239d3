import { defineExamples } from '../examples/example.ts';
import { featureGrid } from './FeatureGrid.schema.ts';

const short = [
  { label: 'Crossings in both directions', text: 'One signature, one transaction, 9 seconds to sealed.' },
  { label: 'Pools shared by both sides', text: 'Market makers quote in Solidity against assets held in Cadence.' },
  { label: 'A public reconciliation page', text: 'Both sums, the difference, and the block it was read at.' },
  { label: 'Limits per asset and hour', text: 'Set by the client, enforced by the contract, visible to all.' },
  { label: 'Pause by vote', text: 'Four of six. Withdrawals stay open while crossings are paused.' },
];

export const featureGridExamples = defineExamples(featureGrid, [
  {
    name: 'three columns, one upcoming',
    block: {
      acf_fc_layout: 'feature_grid',
      heading: 'What it does all day',
      ground: 'land',
      columns: 3,
      items: [
        ...short,
        {
          label: 'Third side',
          labelLink: '/services/rollups',
          text: 'A rollup joins in spring, under the same rule.',
          upcoming: true,
          link: '#contact-form',
          buttonText: 'Ask for a date',
        },
      ],
    },
  },
  {
    name: 'two columns with every field',
    block: {
      acf_fc_layout: 'feature_grid',
      heading: 'Two ways to begin',
      ground: 'water',
      columns: 2,
      items: [
        {
          icon: 'search',
          label: 'A written opinion',
          labelLink: '/services/opinion',
          text: 'Four pages on whether a ledger helps, and which.',
          bottomText: 'three days, $2,400',
          list: ['What we would build', 'What we would leave out', 'What could sink it'],
          link: '#contact-form',
          buttonText: 'Ask for an opinion',
          badge: 'most chosen',
          topBadge: { text: 'available now', style: 'green' },
          bottomIcon: 'file',
        },
        {
          icon: 'upload',
          label: 'An audit of what you have, under a name that needs a second line',
          text: 'Send the repository. Findings are yours to publish.',
          bottomText: 'two weeks, from $18,000',
          link: '#contact-form',
          buttonText: 'Send the repository',
          topBadge: { text: 'in beta', style: 'blue' },
          bottomIcon: 'check',
        },
      ],
    },
  },
  {
    name: 'four columns on ink, badges in every style',
    block: {
      acf_fc_layout: 'feature_grid',
      heading: 'Four ledgers,\nfour stages',
      ground: 'ink',
      columns: 4,
      items: [
        { label: 'Flow', text: 'Resources.', topBadge: { text: 'available now', style: 'green' } },
        { label: 'Canton', text: 'Need to know.', topBadge: { text: 'in beta', style: 'blue' } },
        { label: 'Hedera', text: 'Hashgraph.', topBadge: { text: 'upcoming', style: 'gray' }, upcoming: true },
        { label: 'INTMAX', text: 'Private rollup.', topBadge: { text: '4 March, 2027', style: 'pink' } },
      ],
    },
  },
  {
    name: 'five columns without a heading, last row not full',
    block: {
      acf_fc_layout: 'feature_grid',
      columns: 5,
      items: [
        ...short,
        { icon: 'mail', label: 'Alarms by email', text: 'One alarm, one reader.', bottomText: 'day and night' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'feature_grid',
      heading: 'What you get',
      columns: 3,
      items: [
        { label: 'The first thing', text: 'What it is and what it is good for, in one to three sentences.' },
        { label: 'The second thing', text: 'What it is and what it is good for.' },
        { label: 'The third thing', text: 'What it is and what it is good for.' },
      ],
    },
  },
]);

import { defineExamples } from '../examples/example.ts';
import { projectFeatures } from './ProjectFeatures.schema.ts';

export const projectFeaturesExamples = defineExamples(projectFeatures, [
  {
    name: 'six features, one to come',
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does all day',
      items: [
        { label: 'Crossings in both directions', text: 'One signature, one transaction, 9 seconds to sealed.' },
        {
          label: 'Pools shared by both sides',
          text: 'Market makers quote in Solidity against assets held in Cadence.',
        },
        { label: 'A public reconciliation page', text: 'Both sums, the difference, and the block it was read at.' },
        { label: 'Limits per asset and hour', text: 'Set by the client, enforced by the contract, visible to all.' },
        { label: 'Pause by vote', text: 'Four of six. Withdrawals stay open while crossings are paused.' },
        { label: 'Third side', text: 'A rollup joins in spring, under the same rule.', upcoming: 'upcoming' },
      ],
    },
  },
  {
    name: 'four features, long words',
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'Four things, unevenly told',
      items: [
        { label: 'Counterparty-reconciliation report', text: 'Yes.' },
        {
          label: 'Everything else',
          text: 'A longer sentence that says what it does, for whom it does that, and how often they look at what came of it, which is less often than they thought they would when they asked.',
        },
        { label: 'Search', text: 'By number.' },
        { label: 'Export', text: 'As a table.', upcoming: 'in spring' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'projectFeatures',
      heading: 'What it does all day',
      items: [
        { label: 'The first thing it does', text: 'For whom, in one or two short sentences.' },
        { label: 'The second thing', text: 'For whom, and how often.' },
        { label: 'The third thing', text: 'For whom, and how often.' },
      ],
    },
  },
]);

import { defineExamples } from '../examples/example.ts';
import { headDescription } from './HeadDescription.schema.ts';

export const headDescriptionExamples = defineExamples(headDescription, [
  {
    name: 'a bridge in four facts',
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'Causeway locks\nbefore it releases',
      description:
        'A bridge ecosystem between the Cadence and the EVM side of Flow. In eighteen months on mainnet 412,000 crossings have been made, and the two sides have never disagreed by a unit.',
      facts: [
        { title: 'Client', description: 'Larkspur Exchange, Rotterdam' },
        { title: 'Work', description: 'Bridge and liquidity' },
        { title: 'Time', description: '11 months, then care' },
        { title: 'Ledger', description: 'Flow: Cadence and EVM' },
      ],
    },
  },
  {
    name: 'the longest words and one fact',
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'Counterparty-reconciliation between institutions without a common ledger',
      description: 'One sentence.',
      facts: [
        {
          title: 'Administration',
          description: 'Transatlantische Warenkreditversicherungsgesellschaft, with offices in three countries',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'headdescription',
      heading: 'What the product\ndoes, in two lines',
      description: 'What was built, for whom, and how it has gone since, in two sentences or three.',
      facts: [
        { title: 'Client', description: 'name and place' },
        { title: 'Work', description: 'kind of work' },
        { title: 'Time', description: 'from when until when' },
      ],
    },
  },
]);

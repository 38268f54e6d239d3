import { defineExamples } from '../examples/example.ts';
import { cost } from './Cost.schema.ts';

export const costExamples = defineExamples(cost, [
  {
    name: 'four rows',
    block: {
      acf_fc_layout: 'cost',
      heading: 'Starting at',
      price: 50_000,
      rows: [
        { label: 'Discovery and priced plan', amount: 8_000 },
        { label: 'Contracts with tests', amount: 22_000 },
        { label: 'Web product', amount: 14_000 },
        { label: 'Audit and launch', amount: 6_000 },
      ],
      rowPrefix: 'from',
      totalLabel: 'Smallest complete project',
      formHeading: 'A price range in {answerTime}',
      formId: 'quote',
      messageLabel: 'What should it do?',
      messagePlaceholder: 'Two sentences are enough',
      buttonText: 'Ask for a quote',
    },
  },
  {
    name: 'one long row, seven figures',
    block: {
      acf_fc_layout: 'cost',
      heading: 'A clearing house for five ports, from',
      price: 1_250_000,
      rows: [{ label: 'Design, build, audit and a year of operation', amount: 1_250_000 }],
      totalLabel: 'All of it, for as long as the contract runs',
      formHeading: 'A price range with the reasons for its width, in two days',
      formId: 'quote',
      messageLabel: 'What should it do, for whom, and from which day?',
      messagePlaceholder: 'Name the parties and the values that move',
      buttonText: 'Ask for a priced plan',
    },
  },
  {
    name: 'a banner whose button leads to the form of the page',
    block: {
      acf_fc_layout: 'cost',
      heading: 'Starting at',
      price: 14_000,
      rows: [
        { label: 'Two engineers, three weeks', amount: 12_000 },
        { label: 'The report', amount: 2_000 },
      ],
      totalLabel: 'One audit',
      isBanner: true,
      buttonText: 'Ask for a quote',
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'cost',
      heading: 'Starting at',
      price: 1000,
      rows: [
        { label: 'The first thing that is paid for, and its price', amount: 600 },
        { label: 'The second one, and its price', amount: 400 },
      ],
      rowPrefix: 'from',
      totalLabel: 'What the whole sum buys',
      formHeading: 'A price range in {answerTime}',
      formId: 'quote',
      messageLabel: 'What is it about?',
      messagePlaceholder: 'Two sentences are enough',
      buttonText: 'Ask for a quote',
    },
  },
]);

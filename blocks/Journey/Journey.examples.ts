import { defineExamples } from '../examples/example.ts';
import { journey } from './Journey.schema.ts';

export const journeyExamples = defineExamples(journey, [
  {
    name: 'four steps',
    block: {
      acf_fc_layout: 'journey',
      heading: 'Four steps from\nhello to first commit',
      items: [
        {
          step: 'Day 0',
          label: 'A call',
          description: 'Forty minutes with the engineer who would lead the work. No slides.',
        },
        {
          step: 'Day 3',
          label: 'A written opinion',
          description: 'Four pages: what we would build, what we would leave out, what could sink it.',
        },
        {
          step: 'Week 2',
          label: 'A fixed first phase',
          description: 'Scope, people, price. You sign for one phase, not for a year.',
        },
        {
          step: 'Week 3',
          label: 'First commit',
          description: 'Into your repository, with your name on the licence.',
        },
      ],
    },
  },
  {
    name: 'three steps, one with a list and one with much to say',
    block: {
      acf_fc_layout: 'journey',
      heading: 'Three steps',
      items: [
        {
          step: 'This afternoon',
          label: 'An answer that is longer than its label',
          description:
            'Somebody who writes contracts reads what you sent, asks the two questions that decide whether a ledger helps at all, and says which of your parties would have to run a node, and at what cost.',
        },
        {
          step: 'Day 2',
          label: 'A price',
          description: 'With a range.',
          list: ['What it includes', 'What it leaves out'],
        },
        { step: 'Day 9', label: 'A start', description: 'On a Monday.' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'journey',
      heading: 'Three steps from\nhello to the first work',
      items: [
        { step: 'First', label: 'A call', description: 'Who takes it, and what both sides know after it.' },
        { step: 'Then', label: 'An offer', description: 'What it says, and how long it holds.' },
        { step: 'After that', label: 'The first work', description: 'What begins, and what the client sees of it.' },
      ],
    },
  },
]);

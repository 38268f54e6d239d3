import { defineExamples } from '../examples/example.ts';
import { journey, steps } from './Sequences.schema.ts';

const six = [
  {
    step: '1',
    label: 'Price what can be priced',
    description: 'You get a fixed sum for the first phase and a range for the rest, with the reasons for its width.',
  },
  {
    step: '2',
    label: 'Model before code',
    description: 'Resources, roles and events on two sheets of paper. Changing them costs an afternoon.',
  },
  {
    step: '3',
    label: 'Contracts first, screens next',
    description: 'The part that cannot be patched easily is written while there is time to think.',
  },
  {
    step: '4',
    label: 'Test like an adversary',
    description: 'Property tests, replayed mainnet data and a second team that is paid to break it.',
  },
  {
    step: '5',
    label: 'Rehearse the launch',
    description: 'The whole release runs on testnet twice, with your people at the keyboard.',
  },
  {
    step: '6',
    label: 'Leave nothing behind',
    description: 'Repository, keys, dashboards, runbook. You can leave on any Friday.',
  },
];

export const stepsExamples = defineExamples(steps, [
  {
    name: 'six steps',
    block: { acf_fc_layout: 'steps', heading: 'What you gain, in the order you gain it', items: six },
  },
  {
    name: 'four steps, one with a list',
    block: {
      acf_fc_layout: 'steps',
      heading: 'Four steps',
      items: [
        { step: '1', label: 'Read' },
        {
          step: '2',
          label: 'Measure what an account stores and what its FLOW pays for',
          description: 'On four days, at four hours.',
          list: ['Bytes per account', 'FLOW held per account', 'Growth per month'],
        },
        { step: '3', label: 'Write' },
        { step: '4', label: 'Hand over', description: 'With a rehearsal.' },
      ],
    },
  },
  {
    name: 'five steps',
    block: { acf_fc_layout: 'steps', heading: 'Five steps\non two ropes', items: six.slice(0, 5) },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'steps',
      heading: 'How it goes, in this order',
      items: [
        { step: '1', label: 'The first step', description: 'What happens, and who does it.' },
        { step: '2', label: 'The second step', description: 'What happens, and who does it.' },
        { step: '3', label: 'The third step', description: 'What happens, and what is there at the end.' },
      ],
    },
  },
]);

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

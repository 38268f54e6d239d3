import { defineExamples } from '../examples/example.ts';
import { challenges } from './Challenges.schema.ts';

export const challengesExamples = defineExamples(challenges, [
  {
    name: 'three risks',
    block: {
      acf_fc_layout: 'challenges',
      heading: 'Six things that go wrong on Flow,\nand the entry we make against each',
      riskLabel: 'Risk',
      entryLabel: 'Entry',
      items: [
        {
          title: 'Assets that must never be copied',
          description:
            'Modelled as Cadence resources. The language refuses to duplicate one or drop one, so the rule is not a comment in the code.',
        },
        {
          title: 'Two execution sides, one balance',
          description:
            'We decide what lives in Cadence and what lives in EVM, then test the bridge in both directions before anything crosses it.',
        },
        {
          title: 'Storage that is paid in FLOW',
          description: 'An account can store what its FLOW pays for. We size the data first and the features second.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'challenges',
      heading: 'Three things that go wrong,\nand what we do about each',
      riskLabel: 'Risk',
      entryLabel: 'What we do',
      items: [
        { title: 'The first thing that goes wrong', description: 'What you do about it, in one or two sentences.' },
        { title: 'The second one', description: 'What you do about it.' },
        { title: 'The third one', description: 'What you do about it.' },
      ],
    },
  },
]);

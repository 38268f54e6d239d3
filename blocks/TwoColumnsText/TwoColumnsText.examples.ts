import { defineExamples } from '../examples/example.ts';
import { twoColumnsText } from './TwoColumnsText.schema.ts';

export const twoColumnsTextExamples = defineExamples(twoColumnsText, [
  {
    name: 'problem and decision',
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Two sides that could both be right',
      items: [
        {
          title: 'What was hard',
          description:
            'A Cadence transaction can call an EVM contract through an account it controls. If that call fails, the Cadence side does not fail with it. It receives a status and carries on.\n\nSo the naive bridge locks on one side, is refused on the other, and reports success. The books differ, and no light turns red.',
        },
        {
          title: 'What we decided',
          description:
            'Every crossing reads the status and panics on anything but success, which undoes the lock with it. There is no second transaction and no queue to reconcile.\n\nThe sum of both sides is checked after every crossing, inside the same transaction. It costs little and it ends arguments.',
        },
      ],
    },
  },
  {
    name: 'one long and one short',
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'Uneven texts',
      items: [
        {
          title: 'Before',
          description:
            'Certificates were files. Two buyers could hold the same one, each in good faith, and the dealer between them had done nothing wrong.\n\nA ledger cannot look at a stone. Somebody has to, and has to be answerable for it afterwards.\n\nThe post took nine days.',
        },
        { title: 'After', description: 'It takes two.' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'twocolumnstext',
      heading: 'The decision that mattered',
      items: [
        { title: 'What was hard', description: 'What stood in the way, in one to three paragraphs.' },
        { title: 'What we did', description: 'What was decided, why, and what it cost.' },
      ],
    },
  },
]);

import { defineExamples } from '../examples/example.ts';
import { exampleDrawing } from '../examples/pageContext.ts';
import { reasons } from './Reasons.schema.ts';

export const reasonsExamples = defineExamples(reasons, [
  {
    name: 'three reasons over a handover',
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons that survive\na procurement review',
      image: exampleDrawing('reason-handover', 'Everything that was built is handed over', [480, 294]),
      imageUpright: exampleDrawing('reason-handover-upright', 'The same, upright', [344, 560]),
      items: [
        {
          title: 'It is yours on the day it works',
          description:
            'Repository, keys and runbook are in your accounts from the first commit. There is no licence to renew and no back door to trust.',
        },
        {
          title: 'The people on the call write the code',
          description:
            'A lead engineer answers your first email and stays until handover. Average tenure: eight years.',
        },
        {
          title: 'A no costs nothing',
          description:
            'One enquiry in three does not need a blockchain. We say so in the first call, and name what would do instead.',
        },
      ],
    },
  },
  {
    name: 'long reasons without a drawing',
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons',
      items: [
        {
          title: 'Every decision is written down on the day it is taken',
          description:
            'You can read in one place what was decided, by whom, on which facts, and what it would cost to decide otherwise today. New people on either side read that place first, and most questions of the following week are answered before they are asked.',
        },
        {
          title: 'Keys are split before the first deployment happens',
          description: 'Nobody at our side can move your assets, and we can prove that at any hour of the day.',
        },
        {
          title: 'Counterparties may audit it',
          description: 'Send us your auditor. We will answer in writing within two working days.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'reasons',
      heading: 'Three reasons\nto work with us',
      items: [
        { title: 'The reason that counts most', description: 'What makes it true, in one to three sentences.' },
        { title: 'The second reason', description: 'What makes it true.' },
        { title: 'The third reason', description: 'What makes it true.' },
      ],
    },
  },
]);

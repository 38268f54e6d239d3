import { defineExamples } from '../examples/example.ts';
import { refusals } from './Refusals.schema.ts';

export const refusalsExamples = defineExamples(refusals, [
  {
    name: 'three things',
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Three things\nwe turn down',
      items: [
        { title: 'A token with no job', description: 'If removing it changes nothing, we suggest removing it.' },
        { title: 'A launch date before a design', description: 'We would be guessing with your money.' },
        { title: 'A chain where a table would do', description: 'One enquiry in three. We name the table.' },
      ],
    },
  },
  {
    name: 'one, with the longest words',
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Whatever nobody could keep counted',
      items: [
        {
          title: 'An interoperability infrastructure without counterparties',
          description:
            'A reason that is as long as a reason may be, to see how it stands on a narrow screen and whether its last line is left with one word on it.',
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'refusals',
      heading: 'Two things\nwe turn down',
      items: [
        { title: 'What you do not take on', description: 'Why not, in one sentence.' },
        { title: 'What you advise against', description: 'And what you say in its place.' },
      ],
    },
  },
]);

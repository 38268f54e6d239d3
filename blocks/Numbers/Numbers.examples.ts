import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { numbers } from './Numbers.schema.ts';

export const numbersExamples = defineExamples(numbers, [
  {
    name: 'six figures',
    block: {
      acf_fc_layout: 'numbers',
      heading: 'Sounded, not\nestimated',
      note: 'Counted from signed contracts. Depth is logarithmic.',
      items: [
        { label: '17+', value: 17, title: 'years in\nsoftware' },
        { label: '3', value: 3, title: 'unicorns\namong clients' },
        { label: '8', value: 8, title: 'Solana\nprojects' },
        { label: '13+', value: 13, title: 'years in\nblockchain' },
        { label: '80+', value: 80, title: 'DLT\nprojects' },
        { label: '200+', value: 200, title: 'smart\ncontracts' },
      ],
    },
  },
  {
    name: 'three figures with pictures and facts',
    block: {
      acf_fc_layout: 'numbers',
      heading: 'Three depths',
      items: [
        { label: '1,200+', value: 1200, title: 'counterparties', description: 'in nine jurisdictions' },
        { label: '12', value: 12, title: 'auditors', titleImg: examplePicture('case-opaline', '') },
        { label: '140', value: 140, title: 'releases without a night shift', description: 'since the spring of 2021' },
      ],
    },
  },
  {
    name: 'two equal figures',
    block: {
      acf_fc_layout: 'numbers',
      heading: 'Level ground',
      note: 'Both banks of the bridge.',
      items: [
        { label: '40', value: 40, title: 'tests on this side' },
        { label: '40', value: 40, title: 'tests on the other' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'numbers',
      heading: 'Counted, not\nestimated',
      note: 'Your own figures, how they were counted, and since when',
      items: [
        { label: '10', value: 10, title: 'what you\ncount first' },
        { label: '40', value: 40, title: 'what you\ncount next' },
        { label: '200', value: 200, title: 'and in\na year' },
      ],
    },
  },
]);

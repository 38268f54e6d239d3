import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { accordionBlock } from './AccordionBlock.schema.ts';

export const accordionBlockExamples = defineExamples(accordionBlock, [
  {
    name: 'three points, the first open',
    block: {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'Why not keep everything off the chain?',
          description:
            'Because a thing that lives elsewhere can be changed elsewhere. Keep the rule and the owner on the ledger; keep the picture where pictures are cheap, with its hash beside the owner.',
          list: [
            'Owner and rules: in the resource',
            'Picture and text: outside, hash inside',
            'Counters: computed from events',
          ],
          isOpen: true,
        },
        {
          title: 'Does deleting data return the FLOW?',
          description: 'Nothing is sent back, because nothing was taken. What was tied up becomes free to spend.',
        },
        {
          title: 'What about EVM contracts on Flow?',
          description: 'The EVM side keeps its state together, and its users pay for writing it in gas.',
        },
      ],
    },
  },
  {
    name: 'two marked open, one with everything in it',
    block: {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'What does a point of an accordion hold when an editor fills in every field that there is?',
          description: 'A paragraph.',
          list: ['A list', 'of two entries'],
          descriptionUnderList: 'A sentence below the list.',
          image: examplePicture('article-keys', 'Two keys of weight 500 and a threshold of 1,000'),
          secondDescription: 'And a last paragraph.',
          isOpen: true,
        },
        { title: 'The second', description: 'One at a time: this one stays closed.', isOpen: true },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'accordion_block',
      items: [
        {
          title: 'The first point, in a few words',
          description: 'What it says, in one to four sentences, for whoever opens it.',
          list: ['one thing', 'another thing'],
          isOpen: true,
        },
        { title: 'The second point', description: 'What that one says, in one to four sentences.' },
      ],
    },
  },
]);

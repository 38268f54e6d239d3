import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { imageWithText } from './ImageWithText.schema.ts';

const image = examplePicture('care-scale', 'A scale weighs the locked against the released');

export const imageWithTextExamples = defineExamples(imageWithText, [
  {
    name: 'care after launch',
    block: {
      acf_fc_layout: 'image_with_text',
      heading: 'Still on watch',
      description:
        'Two of us keep the runbook and the alarms. Larkspur can end that on any Friday; the keys are theirs.',
      image,
      link: { label: 'Read about operation and care', href: '/services/operation-and-care' },
    },
  },
  {
    name: 'without a link',
    block: {
      acf_fc_layout: 'image_with_text',
      heading: 'Counterparty-reconciliation, drawn once and kept',
      description: 'One sentence.',
      image,
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'image_with_text',
      heading: 'Two to five words',
      description: 'What the picture shows, and what follows from it.',
      image: examplePicture('care-scale', ''),
    },
  },
]);

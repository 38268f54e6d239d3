import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { picturesRow } from './PicturesRow.schema.ts';

const settlement = {
  title: 'Settlement in one step',
  description: 'Delivery versus payment between two ledgers, with a total that is checked after every block.',
  image: examplePicture('industry-fintech', 'A settlement page with four entries, whose last row sums to zero'),
  href: '/services/settlement',
};
const shared = {
  title: 'Shared, not shown',
  description: 'Syndicated loans on Canton: five banks, one register, no one reads a neighbour’s page.',
  image: examplePicture('domain-private', 'Five parties; an asset passes between two of them'),
};

export const picturesRowExamples = defineExamples(picturesRow, [
  {
    name: 'three pictures',
    block: {
      acf_fc_layout: 'pictures_row',
      heading: 'What banks have\nasked us to build',
      items: [
        settlement,
        {
          title: 'Tokenised deposits',
          description: 'A deposit that carries its own transfer rules and stays on your balance sheet.',
          image: examplePicture('domain-tokenised', 'One of nine shares leaves the fund'),
          href: '/services/tokenised-assets',
        },
        shared,
      ],
    },
  },
  {
    name: 'two pictures on paper',
    block: { acf_fc_layout: 'pictures_row', heading: 'Two of them', ground: 'paper', items: [settlement, shared] },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'pictures_row',
      heading: 'What these pictures\nhave in common',
      items: ['The first picture', 'The second picture', 'The third picture'].map((title) => ({
        ...shared,
        title,
        description: 'What it shows, and what follows from it, in one sentence or two.',
      })),
    },
  },
]);

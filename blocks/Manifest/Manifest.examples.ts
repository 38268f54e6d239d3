import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { manifest } from './Manifest.schema.ts';

const columnLabels = { title: 'Service', description: 'In short', result: 'You see', price: 'From' };
const blockchain = {
  title: 'Blockchain development',
  description: 'Own chains, contracts and bridges on thirteen networks.',
  result: 'first release in 16 weeks',
  price: '$50,000',
  href: '/services/flow-blockchain-development-company',
  image: examplePicture('case-tidemark', 'Three spent amounts enter a machine'),
};

export const manifestExamples = defineExamples(manifest, [
  {
    name: 'five services',
    block: {
      acf_fc_layout: 'manifest',
      heading: 'What we build, what it\ncosts, when you see it',
      allLink: { label: 'All services', href: '/services' },
      columnLabels,
      items: [
        blockchain,
        {
          title: 'Smart contracts and audits',
          description: 'Written with tests, or read by people who did not write them.',
          result: 'findings in 3 weeks',
          price: '$22,000',
          href: '/services/cadence-smart-contracts',
          image: examplePicture('article-register', 'A register beside a lens'),
        },
        {
          title: 'Web and mobile products',
          description: 'The screen in front of the ledger, and the server in between.',
          result: 'first screen in 2 weeks',
          price: '$14,000',
          href: '/services/web-products',
          image: examplePicture('domain-payments', 'A payment runs below the line'),
        },
        {
          title: 'Tokens and marketplaces',
          description: 'Editions, shares and receipts with rules inside the asset.',
          result: 'testnet in 6 weeks',
          price: '$38,000',
          href: '/services/nft-marketplaces',
          image: examplePicture('domain-tokenised', 'One of nine shares leaves the fund'),
        },
        {
          title: 'AI on private data',
          description: 'Models that answer from your records and leave them where they are.',
          result: 'pilot in 8 weeks',
          price: '$30,000',
          href: '/services/ai-on-private-data',
          image: examplePicture('domain-private', 'Five parties, an asset between two of them'),
        },
      ],
    },
  },
  {
    name: 'one service, no common link',
    block: { acf_fc_layout: 'manifest', heading: 'One service', columnLabels, items: [blockchain] },
  },
  {
    name: 'the longest words',
    block: {
      acf_fc_layout: 'manifest',
      heading: 'What we build, what it\ncosts, when you see it',
      columnLabels,
      items: [
        {
          ...blockchain,
          title: 'Interoperability infrastructure and its upkeep',
          description:
            'A sentence that goes on for as long as a sentence in this column may go on, which is one hundred and forty letters, spaces included, no more',
          result: 'a rehearsal on a copy of your own data in 12 weeks',
          price: '$9,800 a month',
        },
        blockchain,
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'manifest',
      heading: 'What we build, and\nwhat you see first',
      columnLabels,
      items: ['The first service', 'The second service', 'The third service'].map((title) => ({
        ...blockchain,
        title,
        description: 'What it is and what it is good for, in one sentence.',
        result: 'what is seen first, and when',
        price: 'its lowest price',
      })),
    },
  },
]);

import { defineExamples } from '../examples/example.ts';
import { examplePicture } from '../examples/pageContext.ts';
import { linksGrid, manifest, picturesRow, platforms, stack } from './Listings.schema.ts';

export const linksGridExamples = defineExamples(linksGrid, [
  {
    name: 'twelve links',
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Nearby pages',
      links: [
        { label: 'Cadence audit', href: '/services/cadence-audit' },
        { label: 'EVM audit on Flow', href: '/services/evm-audit' },
        { label: 'Bridge development', href: '/services/bridges' },
        { label: 'NFT marketplaces', href: '/services/nft-marketplaces' },
        { label: 'Tokenised assets', href: '/services/tokenised-assets' },
        { label: 'Stablecoin rails', href: '/services/stablecoin-rails' },
        { label: 'Canton development', href: '/services/canton' },
        { label: 'Solana development', href: '/services/solana' },
        { label: 'Hyperledger development', href: '/services/hyperledger' },
        { label: 'Glossary', href: '/glossary' },
        { label: 'Engagement models', href: '/engagement-models' },
        { label: 'Careers', href: '/careers' },
      ],
    },
  },
  {
    name: 'five links, one long, one to another site',
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Elsewhere',
      links: [
        { label: 'What an account pays for when it stores a thing for years', href: '/blockchain/storage' },
        { label: 'Contacts', href: '/contacts' },
        { label: 'Flow documentation', href: 'https://developers.flow.com' },
        { label: 'Team', href: '/team' },
        { label: 'News', href: '/news' },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'links_grid',
      heading: 'Nearby pages',
      links: [
        { label: 'The first page', href: '/first' },
        { label: 'The second page', href: '/second' },
        { label: 'The third page', href: '/third' },
      ],
    },
  },
]);

export const stackExamples = defineExamples(stack, [
  {
    name: 'six kinds of work',
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools we would\nchoose again',
      items: [
        { title: 'Contracts', list: ['Cadence 1.0', 'Solidity', 'Rust', 'Move', 'Daml'] },
        { title: 'Flow', list: ['Flow CLI', 'FCL', 'Flow Emulator', 'Flow EVM', 'account linking'] },
        { title: 'Testing', list: ['Cadence testing framework', 'Foundry', 'Echidna', 'k6'] },
        { title: 'Services', list: ['Go', 'Kotlin', 'TypeScript', 'PostgreSQL', 'Kafka'] },
        { title: 'Web', list: ['React', 'Next.js', 'CSS Modules', 'Playwright'] },
        { title: 'Operation', list: ['Kubernetes', 'Terraform', 'Prometheus', 'OpenTelemetry'] },
      ],
    },
  },
  {
    name: 'one tool, and one name that is very long',
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools',
      items: [
        { title: 'Proofs', list: ['Coq'] },
        {
          title: 'Reproducible builds',
          list: [
            'An in-house assembler of deterministic container images with a signed bill of materials',
            'github.com/wharfside-example/deterministic-container-image-assembler',
          ],
        },
      ],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'stack',
      heading: 'Tools we\nwork with',
      items: [
        { title: 'One kind', list: ['The first tool', 'The second tool'] },
        { title: 'Another', list: ['The first tool', 'The second tool', 'The third tool'] },
        { title: 'A third', list: ['The first tool'] },
      ],
    },
  },
]);

export const platformsExamples = defineExamples(platforms, [
  {
    name: 'thirteen networks',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Thirteen networks\nwe have shipped on',
      items: [
        { title: 'Cardano', note: 'extended UTXO' },
        { title: 'Polkadot', note: 'relay chain' },
        { title: 'Ethereum', note: 'account, EVM' },
        { title: 'Hyperledger', note: 'permissioned' },
        { title: 'Solana', note: 'account, parallel' },
        { title: 'Binance', note: 'account, EVM' },
        { title: 'Polygon', note: 'rollups' },
        { title: 'Flow', note: 'resources', isCurrent: true },
        { title: 'Bitcoin', note: 'UTXO' },
        { title: 'TON', note: 'actors' },
        { title: 'Hedera', note: 'hashgraph' },
        { title: 'INTMAX', note: 'private rollup' },
        { title: 'Canton.Network', note: 'need to know' },
      ],
    },
  },
  {
    name: 'four networks with links, one without a note',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Four networks, one of them with a heading that needs more than two lines',
      items: [
        { title: 'Ethereum', note: 'account, EVM', href: '/services/ethereum' },
        { title: 'Solana', href: '/services/solana' },
        { title: 'Hyperledger Fabric 3.0', note: 'permissioned channels', isCurrent: true },
        { title: 'Canton.Network', note: 'need to know', href: '/services/canton' },
      ],
    },
  },
  {
    name: 'two networks',
    block: {
      acf_fc_layout: 'platforms',
      heading: 'Two networks',
      items: [{ title: 'Flow' }, { title: 'Canton.Network' }],
    },
  },
  {
    name: 'as a new one begins',
    startsNew: true,
    block: {
      acf_fc_layout: 'platforms',
      heading: 'What we\nwork with',
      items: [
        { title: 'The first one', note: 'its kind' },
        { title: 'The second one', note: 'its kind' },
        { title: 'The third one', note: 'its kind' },
        { title: 'The fourth one', note: 'its kind' },
      ],
    },
  },
]);

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

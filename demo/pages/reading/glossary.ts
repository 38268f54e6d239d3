import type { DemoPage } from '../../demoContent.schema.ts';

const terms: [term: string, definition: string][] = [
  [
    'Account',
    'On Flow, a place with an address that holds resources, contracts and keys. It pays for what it stores by the FLOW it holds.',
  ],
  [
    'Bridge',
    'A pair of contracts that lock an asset on one side and release its counterpart on the other. It is as sound as the slower of its two checks.',
  ],
  ['Cadence', 'The contract language of Flow. It treats an asset as a resource, which exists in one place at a time.'],
  ['Capability', 'A right to use part of an account, which its owner can give, limit and take back.'],
  [
    'Consensus',
    'The rule by which independent nodes agree on one order of transactions. On Flow, consensus nodes agree on the order and on the result that execution nodes report.',
  ],
  ['Crescendo', 'The upgrade of the Flow network in 2024 that brought Cadence 1.0 and an EVM-equivalent side.'],
  ['Daml', 'The contract language of Canton. A template says who signs, who observes, and who may do what next.'],
  [
    'Entitlement',
    'In Cadence 1.0, a name for a right that a reference carries, so that reading does not grant writing.',
  ],
  [
    'Finality',
    'The point after which a transaction cannot be undone. It has several meanings on one network; ask which.',
  ],
  [
    'Multi-signature',
    'Several keys on one decision. On a Flow account, keys have weights, and signatures count from 1,000 upwards.',
  ],
  ['Participant node', 'On Canton, the node that hosts a party and holds the contracts which that party may see.'],
  ['Resource', 'A value in Cadence that can be moved but neither copied nor dropped: the language asks where it went.'],
  [
    'Rollup',
    'A chain that computes elsewhere and posts its data or its proofs to another chain, from which it takes its security.',
  ],
  [
    'Synchronizer',
    'On Canton, the service that orders encrypted messages between participant nodes without reading them.',
  ],
  [
    'UTXO',
    'Unspent transaction output: a sum that can be spent once, as a whole. Bitcoin and Cardano keep their books this way.',
  ],
];

/** The words of the trade, until the glossary has pages of its own kind. */
export const glossary: DemoPage = {
  type: 'page',
  slug: 'glossary',
  title: 'Glossary',
  head: {
    title: 'Glossary: fifteen words of the trade',
    description:
      'Account, bridge, capability, finality, resource, UTXO and nine more words of the trade, each in one or two plain sentences.',
    image: { $picture: 'social-home' },
  },
  breadcrumbs: [],
  layout: [
    {
      acf_fc_layout: 'textbox',
      heading: 'Fifteen words\nof the trade',
      isPageTitle: true,
      text: terms.map(([title, definition]) => `## ${title}\n\n${definition}`).join('\n\n'),
    },
  ],
};

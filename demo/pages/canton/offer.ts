import type { DemoBlock } from '../../demoContent.schema.ts';
import { startingPriceOf } from '../../prices.ts';
import { cellOf } from '../people/posts.ts';

/** The price, the people who do the work, and frequent questions. */
export const cantonOffer: DemoBlock[] = [
  {
    acf_fc_layout: 'cost',
    anchor: 'price',
    heading: 'Starting at',
    price: startingPriceOf('canton-network-development-company') ?? 0,
    rows: [
      { label: 'Discovery and priced plan', amount: 8000 },
      { label: 'Daml model with tests', amount: 22_000 },
      { label: 'Node and integration', amount: 14_000 },
      { label: 'Launch and a month on watch', amount: 6000 },
    ],
    rowPrefix: 'from',
    totalLabel: 'Smallest complete project',
    formHeading: 'An answer in {answerTime},\na price by day 5',
    formId: 'quote',
    messageLabel: 'What should it do?',
    messagePlaceholder: 'Two sentences are enough',
    buttonText: 'Ask for a quote',
  },
  {
    acf_fc_layout: 'feature_grid',
    heading: 'Five people, on the call\nand on the work',
    columns: 5,
    items: [
      cellOf('Nadia Castellan', 'Leads. Answers your first email and stays until handover.'),
      cellOf('Tomas Oyelaran', 'Writes the Daml templates, and the table of who sees what.'),
      cellOf('Kenji Morrow', 'Draws what each party sees, and what it sees when it asks for more.'),
      cellOf('Piet van Loon', 'Runs nodes, keys and backups, first ours and then yours.'),
      cellOf('Ruth Abelard', 'Joins in the last third, and has not read the code before.'),
    ],
  },
  {
    acf_fc_layout: 'feature_grid',
    heading: 'Two checks before\nyou build more',
    ground: 'land',
    columns: 2,
    items: [
      {
        label: 'Privacy review',
        text: 'We read your Daml model and write down who can learn what, including by inference.',
        topBadge: { text: 'three weeks', style: 'pink' },
        bottomText: '$12,000',
        link: '#contact-form',
        buttonText: 'Send us a model',
      },
      {
        label: 'Node health check',
        text: 'Backup, keys, upgrades and alarms of a participant node that you already run.',
        topBadge: { text: 'two weeks', style: 'pink' },
        bottomText: '$8,000',
        link: '#contact-form',
        buttonText: 'Ask for a check',
      },
    ],
  },
  {
    acf_fc_layout: 'feature_grid',
    heading: 'Canton or Flow?',
    ground: 'water',
    columns: 2,
    items: [
      {
        label: 'Canton, when the trade is private',
        text: 'Firms that know one another settle between their registers, and each keeps its own node.',
        list: ['Data reaches the parties only', 'Signatures and roles in Daml', 'Answers to a supervisor'],
      },
      {
        label: 'Flow, when the market is open',
        labelLink: '/services/flow-blockchain-development-company',
        text: 'Strangers hold and trade an asset, and anyone may check that there is only one of it.',
        list: ['Everyone can verify', 'Ownership as a type in Cadence', 'Sign-in for people without a wallet'],
        link: '/services/flow-blockchain-development-company',
        buttonText: 'Read about Flow',
      },
    ],
  },
  {
    acf_fc_layout: 'faq',
    heading: 'Asked before\nsigning',
    contactLine: 'Another question?',
    items: [
      {
        title: 'Who can see our transactions?',
        description:
          'The parties to them, as the Daml model names them, and the nodes that host those parties. The synchronizer orders encrypted messages; it does not hold their content.',
        isOpen: true,
      },
      {
        title: 'Do we need a node of our own?',
        description:
          'Not on the first day. A party can be hosted by a provider and move to its own participant node later. If your regulator asks who holds the data, your own node is the shorter answer.',
      },
      {
        title: 'How long does a first version take?',
        description:
          'An MVP takes 3 to 6 months, as on other ledgers. What adds time is the number of firms that must agree on the model.',
      },
      {
        title: 'Can Canton settle against another ledger?',
        description:
          'Contracts on different synchronizers can be reassigned and used in one transaction. To reach a public chain you need a bridge, and we will ask twice whether you do.',
      },
    ],
  },
  {
    acf_fc_layout: 'contact_prompt',
    description: 'Nadia Castellan has settled trades\nfor eight years. Ask her what your\nneighbour would learn.',
    person: 'Nadia Castellan',
    linkText: 'Write to Nadia',
    href: '#contact-form',
    note: 'Replies within {answerTime}',
  },
  { acf_fc_layout: 'event_banner', buttonText: 'Keep me a seat' },
  { acf_fc_layout: 'offices', heading: 'Five offices, awake eighteen hours a day', hoursLabel: 'working hours, UTC' },
];

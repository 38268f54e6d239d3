import type { DemoBlock } from '../../demoContent.schema.ts';
import { capital, priceOf } from '../../prices.ts';

/** Sections 1 to 5 of the landing page: from the hero to the first call to action. */
export const opening: DemoBlock[] = [
  {
    acf_fc_layout: 'hero',
    heading: 'Move value on Flow\nwithout losing count',
    description: `Quayline is a Flow blockchain development company. We design, build and audit systems for businesses whose books have to balance. Fixed price for the first phase; whole projects ${priceOf('flow-blockchain-development-company')}.`,
    action: { label: 'Book a free call', href: '/book' },
    secondAction: { label: 'Read our show cases', href: '#portfolio' },
    drawing: 'transfer',
  },
  { acf_fc_layout: 'breadcrumbs' },
  {
    acf_fc_layout: 'challenges',
    heading: 'Six things that go wrong on Flow,\nand what we do about each',
    riskLabel: 'Risk',
    entryLabel: 'What we do',
    items: [
      {
        title: 'Assets that must never be copied',
        description: 'Modelled as Cadence resources: the language itself refuses to duplicate or to drop one.',
      },
      {
        title: 'Two execution sides, one balance',
        description: 'We decide what lives in Cadence and what in EVM, and test the bridge both ways.',
      },
      {
        title: 'Keys that people lose',
        description: 'Weighted keys: device, recovery, finance. A lost phone is a ticket, not a lost fund.',
      },
      {
        title: 'Storage that is paid in FLOW',
        description: 'An account can store what its FLOW pays for. We size the data first and the features second.',
      },
      {
        title: 'Auditors who ask why',
        description: 'Each state change traces back to a signed transaction, a named role and a test that covers it.',
      },
      {
        title: 'Customers who own no wallet',
        description: 'Sponsored fees and sign-in without a seed phrase, with no coin to buy first.',
      },
    ],
  },
  {
    acf_fc_layout: 'services_accordion',
    heading: 'What we build',
    items: [
      {
        title: 'Cadence smart contracts',
        description:
          'Contracts in which ownership is a type. Resources, roles and events are written down first, and the tests say what must never happen.',
        list: ['Resources and entitlements', 'Upgrade rules, agreed in advance', 'A test for each refusal'],
        image: { $picture: 'open-contracts' },
        href: '/services/cadence-smart-contracts',
        linkText: 'More about Cadence contracts',
      },
      {
        title: 'Accounts and key design',
        description:
          'An account on Flow can carry several keys, each with a weight. We design who signs what, so that one lost device never stops a business.',
        list: [
          'Signing policies for teams and treasuries',
          'Recovery that does not pass through us',
          'Storage budgets per account',
        ],
        image: { $picture: 'open-wallets' },
        href: '/services/accounts-and-keys',
        linkText: 'More about accounts',
        isOpen: true,
      },
      {
        title: 'Marketplaces and NFT systems',
        description:
          'Editions, certificates and royalties whose rules travel with the item. The till and the ledger close together.',
        list: ['Numbered editions', 'Royalties paid in the sale itself', 'Listings that do not take custody'],
        image: { $picture: 'open-nft' },
        href: '/services/nft-marketplaces',
        linkText: 'More about marketplaces',
      },
      {
        title: 'Bridges between Cadence and EVM',
        description:
          'An asset is locked on one side before it is released on the other, in one transaction or in none. Both sums are compared after each crossing.',
        list: ['Both directions tested', 'Limits per asset and hour', 'A pause that needs several votes'],
        image: { $picture: 'service-bridge' },
        href: '/services/bridge-development',
        linkText: 'More about bridges',
      },
      {
        title: 'Web products on top of a ledger',
        description:
          'The screen in front and the server in between. Pages that load at once, sign-in that people know, and a receipt they can check.',
        list: ['React and TypeScript', 'Fees paid by the product', 'Works without a wallet extension'],
        image: { $picture: 'open-dapps' },
        href: '/services/web-products',
        linkText: 'More about web products',
      },
      {
        title: 'Audits and code review',
        description:
          'Cadence and Solidity, read by people who did not write it. Each finding comes with a test that fails until it is fixed.',
        list: ['Findings in three weeks', 'A second reading after the fixes', 'Yours to publish'],
        image: { $picture: 'open-audit' },
        href: '/services/cadence-audit',
        linkText: 'More about audits',
      },
      {
        title: 'Operation and care',
        description:
          'Alarms on balances, not only on servers. Upgrades are rehearsed, and someone is awake when one of them runs.',
        list: [capital(priceOf('operation-and-care')), 'End it on any Friday', 'Keys stay with you'],
        image: { $picture: 'open-operation' },
        href: '/services/operation-and-care',
        linkText: 'More about operation',
      },
    ],
  },
  {
    acf_fc_layout: 'form',
    form: 'contact',
    look: 'window',
    heading: 'You have a whitepaper\nand a date. Bring both.',
    openText: 'Get in touch',
    windowHeading: 'Bring both',
    lead: 'The whitepaper and the date.\nAn engineer answers within {answerTime}.',
    files: [{ field: 'file' }],
    buttonText: 'Send message',
    ghostLabel: 'space for yours',
    receivedLabel: 'received',
  },
];
